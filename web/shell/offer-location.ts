import { addressIn, type Locale, languageOf, localeOf } from '#platform/text/locales.ts'
import { bannerFor, type CountryChoice, isDue, localeWith } from './banner-for.ts'

/** Detects the visitor's country, at most once in three days, and offers that country's pages. */
export async function offerLocation() {
  const banner = document.getElementById('location-banner')
  const form = banner?.querySelector('form')
  const select = form?.querySelector('select')
  const [lastVisitedAt, now] = [readLastVisit(), Date.now()]
  if (!banner || !form || !select || !isDue(lastVisitedAt, now)) return

  const { locale } = localeOf(location.pathname)
  const suggested = bannerFor({ locale, detectedCountry: await detectCountry(), lastVisitedAt, now })
  if (suggested === undefined) return
  select.value = suggested
  banner.hidden = false

  form.addEventListener('reset', () => {
    banner.hidden = true
    keepVisit()
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    banner.hidden = true
    choose(locale, select.value as CountryChoice)
  })
}

function choose(locale: Locale, country: CountryChoice) {
  keepVisit()
  localStorage.setItem('storageLanguage', languageOf(locale))
  localStorage.setItem('storageLoc', country)
  const wanted = localeWith(locale, country)
  const { pathname, search, hash } = location
  if (wanted !== locale) location.assign(addressIn(wanted, localeOf(pathname).rest + search + hash))
}

async function detectCountry(): Promise<string | null> {
  try {
    const answer = await fetch('/api/location')
    return ((await answer.json()) as { country?: string | null }).country ?? null
  } catch (error) {
    console.info('Where this visitor is could not be found out', error)
    return null
  }
}

const keepVisit = () => localStorage.setItem('lastVisitedAt', String(Date.now()))

function readLastVisit() {
  const kept = Number(localStorage.getItem('lastVisitedAt') ?? Number.NaN)
  return Number.isFinite(kept) ? kept : null
}
