import { createRequire } from "node:module";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

interface Collection {
  width: number;
  height: number;
  icons: Record<string, { body: string; width?: number; height?: number }>;
}

/**
 * `import crown from "icon:crown"` brings one picture of the collection into the page, and nothing else of it. Every board and
 * every cover has its own copy: what several share would be many small files, each to be asked for.
 */
function icons(): Plugin {
  const prefix = "icon:";
  const collection = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as Collection;
  return {
    name: "icons",
    enforce: "pre",
    resolveId(id, importer) {
      const owner = importer?.match(/boards\/[^/]+(\/Cover)?/)?.[0] ?? "page";
      return id.startsWith(prefix) ? `\0${id}#${owner}` : null;
    },
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const name = id.slice(prefix.length + 1, id.indexOf("#"));
      const icon = collection.icons[name];
      if (!icon) return this.error(`The icon collection has no picture called '${name}'`);
      const { width, height } = collection;
      return `export default ${JSON.stringify({ width, height, ...icon })}`;
    },
  };
}

/** Compresses what is built, so that the server need not. Fonts and pictures are compressed already. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    writeBundle({ dir = "" }) {
      for (const name of readdirSync(dir, { recursive: true, encoding: "utf-8" })) {
        if (!/\.(js|css|html|svg|json)$/.test(name)) continue;
        const file = join(dir, name);
        const content = readFileSync(file);
        for (const [ending, smaller] of [
          [".br", brotliCompressSync(content)],
          [".gz", gzipSync(content, { level: 9 })],
        ] as const) {
          if (smaller.length < content.length * 0.9) writeFileSync(file + ending, smaller);
        }
      }
    },
  };
}

// The page is built into the Python package, which serves it.
export default defineConfig({
  plugins: [icons(), svelte(), compressed()],
  build: {
    outDir: "../src/fairytable/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What nearly every page needs is one file, and so is what boards are made of: many small files take longer.
          groups: [
            {
              name: "core",
              test: /node_modules|\/src\/(lib|parts|texts|kit\/Emblem|kit\/Icon)|icon:.*#page$/,
              minShareCount: 4,
            },
            { name: "kit", test: /\/src\/kit\//, minShareCount: 2 },
            { name: "reading", test: /\/src\/reading\//, minShareCount: 2 },
            { name: "result", test: /\/src\/result\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] }, // names that a game and its board share stand with the game
    proxy: {
      "/api": { target: "http://127.0.0.1:8000", ws: true },
    },
  },
  test: {
    // States of recorded matches come from a Python test, which says where it has written them.
    include: [process.env.RECORDED_STATES ? "tests/**/*.recorded.ts" : "tests/**/*.test.ts"],
    environment: "happy-dom",
    // One page for all files, in any order: making one for each took most of the time.
    isolate: false,
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
});
