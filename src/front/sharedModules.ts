// Compiled, it provides the modules that the front server and Next's bundles both use: scripts/lib/sharedModules.mjs.
export {}
