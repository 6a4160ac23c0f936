import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  // scripts/build.ts builds aside and swaps, so that a running server never sees half a build.
  buildDirectory: process.env.BUILD_DIR ?? 'build',
  // Every route is known at the first load: no second request to discover them, and the locale's basename stays simple.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
