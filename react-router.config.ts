import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  // scripts/build.ts builds aside and swaps, so that a running server never sees half a build.
  buildDirectory: process.env.BUILD_DIR ?? 'build',
  // What is split off is loaded in a way of its own, which waits for nothing (web/loading/load-route-module.ts).
  splitRouteModules: false,
  // A page brings the routes it stands on and asks for those its links lead to once it is awake: all of them at once were
  // five of the kilobytes that every first load waits for.
  routeDiscovery: { mode: 'lazy' },
} satisfies Config
