import './ui/fonts.css'
import './ui/tokens.css'
import './ui/base.css'
import type { ReactNode } from 'react'
import { Links, type MiddlewareFunction, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { languageTag } from '#platform/text/locales.ts'
import { ErrorPage } from './error-page.tsx'
import { stateMark } from './page/state.ts'
import { usePlace } from './place.tsx'
import { pageRequest } from './queries/page-request.ts'
import { AppShell } from './shell/app-shell.tsx'
import { onClickKeepChatOut } from './shell/keep-chat-out.ts'
import { LocationBanner } from './shell/location-banner.tsx'
import { OfflineBar } from './shell/offline-bar.tsx'
import { SkipLink } from './shell/skip-link.tsx'
import { preloadedFont } from './ui/font.ts'

const onServerDemandSession: MiddlewareFunction<Response> = ({ context }) => {
  if (context.get(pageRequest).isBusy) throw new Response(null, { status: 503 })
}

export const middleware = [onServerDemandSession]
export const clientMiddleware = [onClickKeepChatOut]

/** The shell around every page. A page may bring a layout of its own inside it. */
export function Layout({ children }: { children: ReactNode }) {
  const { locale, hydrated, nonce, documentScript, chatScript, ahead } = usePlace()
  return (
    <html lang={languageTag(locale)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#15111f" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="preload" href={preloadedFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <Links />
        {/* react-aria reads the nonce for its few styles here. */}
        {hydrated && <meta property="csp-nonce" content="" nonce={nonce} suppressHydrationWarning />}
        {chatScript !== '' && <meta name="chat-script" content={chatScript} />}
        {!hydrated && <script type="module" src={documentScript} data-ahead={ahead || undefined} />}
      </head>
      <body>
        <SkipLink />
        <OfflineBar />
        <LocationBanner />
        {children}
        {hydrated && (
          <>
            <AppShell />
            <script type="application/json" id="state" suppressHydrationWarning>
              {stateMark}
            </script>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

export { ErrorPage as ErrorBoundary }
