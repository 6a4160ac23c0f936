import { Check, Languages } from 'lucide-react'
import { useLocation } from 'react-router'
import { addressIn, countryOf, isLocale, type Language, type Locale, languageOf } from '#platform/text/locales.ts'
import { usePlace } from '../place.tsx'
import { useTexts } from '../texts/texts.tsx'
import styles from './header-menu.module.css'

const names: Record<Language, string> = { tr: 'Türkçe', en: 'English' }

/** The same page in the other language, and still of the same country. Another language is another load. */
export function LanguageSwitch() {
  const t = useTexts('common')
  const { locale } = usePlace()
  const { pathname, search } = useLocation()
  const current = languageOf(locale)
  return (
    <details className={styles.menu} data-menu>
      <summary aria-label={t('shell.language', { language: names[current] })}>
        <Languages aria-hidden size={20} />
        <span className={styles.name}>{names[current]}</span>
      </summary>
      <div className={styles.popup}>
        <ul>
          {(['tr', 'en'] as const).map((language) => (
            <li key={language}>
              <a
                href={addressIn(inLanguage(locale, language), pathname + search)}
                lang={language}
                hrefLang={language}
                aria-current={language === current ? 'true' : undefined}
              >
                {names[language]}
                {language === current && <Check aria-hidden size={16} />}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}

function inLanguage(locale: Locale, language: Language): Locale {
  const country = countryOf(locale)
  const wanted = country ? `${language}-${country}` : language
  return isLocale(wanted) ? wanted : language
}
