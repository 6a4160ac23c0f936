import type { Advertisement } from '#contract/listings/listings.ts'
import { listAddress } from '../../listing/list-type.ts'
import { useLanguage } from '../../place.tsx'
import { useTexts } from '../../texts/texts.tsx'
import styles from './public-header.module.css'
import { PublicHeader } from './public-header.tsx'

export function AdvertisementHeader({ advertisement }: { advertisement: Advertisement }) {
  const t = useTexts('public_lists')
  const { type, title, summary, cover, company } = advertisement
  const own = advertisement.language === useLanguage() ? undefined : advertisement.language
  const trail = [
    { label: 'Köprü', to: '/' },
    { label: t('list.title', { type }), to: listAddress(type) },
    { label: title },
  ]
  return (
    <PublicHeader trail={trail} title={title} lang={own} cover={cover} company={company}>
      {summary !== '' && (
        <p className={styles.summary} lang={own}>
          {summary}
        </p>
      )}
    </PublicHeader>
  )
}
