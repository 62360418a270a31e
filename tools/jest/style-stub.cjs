/** A style sheet under test: each class of a CSS module answers with its own name. */
module.exports = new Proxy(
  { __esModule: true },
  {
    get(target, name) {
      if (name === '__esModule') return true;
      if (name === 'default') return module.exports;
      return typeof name === 'string' ? name : Reflect.get(target, name);
    },
  },
);
