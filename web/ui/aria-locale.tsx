import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components'
import { useLanguage } from '#web/place.tsx'

/** What react-aria itself says and how it writes dates: in the page's language, not in the browser's. */
export function AriaLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale={useLanguage() === 'tr' ? 'tr-TR' : 'en-GB'}>{children}</I18nProvider>
}
