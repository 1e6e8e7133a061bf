import { createRequire } from "node:module";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

interface Collection {
  width: number;
  height: number;
  icons: Record<string, { body: string; width?: number; height?: number }>;
}

/** `import crown from "icon:crown"` brings one picture of the collection into the page, and nothing else of it. */
function icons(): Plugin {
  const prefix = "icon:";
  const collection = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as Collection;
  return {
    name: "icons",
    enforce: "pre",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const name = id.slice(prefix.length + 1);
      const icon = collection.icons[name];
      if (!icon) return this.error(`The icon collection has no picture called '${name}'`);
      const { width, height } = collection;
      return `export default ${JSON.stringify({ width, height, ...icon })}`;
    },
  };
}

// The page is built into the Python package, which serves it.
export default defineConfig({
  plugins: [icons(), svelte()],
  build: {
    outDir: "../src/fairytable/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      "/api": { target: "http://127.0.0.1:8000", ws: true },
    },
  },
  test: {
    include: ["tests/**/*.test.ts"],
    environment: "happy-dom",
    // One page for all files, in any order: making one for each took most of the time.
    isolate: false,
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
});
