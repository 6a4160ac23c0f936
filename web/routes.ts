import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The site map. Every address also works under a locale: /en/…, /tr-gb/… (the basename, see entry.server.tsx). */
export default [
  layout('public/layout.tsx', [index('public/landing/page.tsx'), route('offline', 'public/offline/page.tsx')]),
  route('dev/ui', 'dev/ui/route.tsx'),
  route('dev/errors/:status', 'dev/errors.tsx'),
] satisfies RouteConfig
