import { usePlace } from '../place.tsx'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/actions/button.tsx'
import { Select } from '../ui/fields/select.tsx'
import styles from './location-banner.module.css'

/** Hidden in every page where visitors' countries are known; `offerLocation` shows it, with or without React. */
export function LocationBanner() {
  const t = useTexts('common')
  if (!usePlace().knowsCountries) return null
  const options = [
    { value: 'tr', label: t('shell.location.tr') },
    { value: 'us', label: t('shell.location.us') },
    { value: 'gb', label: t('shell.location.gb') },
    { value: '', label: t('shell.location.other') },
  ]
  return (
    <section
      id="location-banner"
      className={styles.banner}
      aria-label={t('shell.location')}
      hidden
      suppressHydrationWarning
    >
      <p className={styles.message}>{t('shell.location.message')}</p>
      <form className={styles.form}>
        <Select label={t('label.country')} hideLabel name="country" options={options} />
        <Button type="submit" variant="primary">
          {t('shell.location.continue')}
        </Button>
        <Button type="reset" variant="quiet">
          {t('ui.close')}
        </Button>
      </form>
    </section>
  )
}
