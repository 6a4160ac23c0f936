import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components'
import { useLanguage } from '#web/place.tsx'

/** Makes react-aria use the page's language instead of the browser's. */
export function AriaLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale={useLanguage() === 'tr' ? 'tr-TR' : 'en-GB'}>{children}</I18nProvider>
}
