import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The site map. Every address also works under a locale: /en/…, /tr-gb/… (the basename, see entry.server.tsx). */
export default [
  layout('public/layout.tsx', [index('public/landing/page.tsx'), route('offline', 'public/offline/page.tsx')]),
  layout('sign-in/layout.tsx', [
    route('student-login', 'sign-in/sign-in-page.tsx', { id: 'student-login' }),
    route('company-login', 'sign-in/sign-in-page.tsx', { id: 'company-login' }),
    route('student-register', 'sign-in/sign-up-page.tsx', { id: 'student-register' }),
    route('company-register', 'sign-in/sign-up-page.tsx', { id: 'company-register' }),
    route('student-forgot-password', 'sign-in/forgot-page.tsx', { id: 'student-forgot-password' }),
    route('company-forgot-password', 'sign-in/forgot-page.tsx', { id: 'company-forgot-password' }),
    route('reset-password', 'sign-in/reset-page.tsx'),
    route('verify', 'sign-in/verify-page.tsx'),
  ]),
  route('dev/ui', 'dev/ui/route.tsx'),
  route('dev/outbox', 'dev/outbox/page.tsx'),
  route('dev/errors/:status', 'dev/errors.tsx'),
] satisfies RouteConfig
