import { coverAddress } from '#platform/text/media-addresses.ts'
import { OfferCards } from '../../public/offer-cards.tsx'
import { useUntilText } from '../../public/opportunities/use-until-text.ts'
import { useAnswer } from '../../queries/page-queries.ts'
import { useMe } from '../../session/store.ts'
import { useTexts } from '../../texts/texts.tsx'
import { company } from '../profile/own-page.ts'
import styles from './card-preview.module.css'
import type { OpportunityValues } from './opportunity-values.ts'

/** The card of the public list, filled with the form's values; its links are inert. */
export function CardPreview({ values }: { values: OpportunityValues }) {
  const t = useTexts('org_dashboard')
  const untilText = useUntilText()
  const { title, summary, language, cover, endsAt } = values
  const offer = {
    id: 'preview',
    title: title.trim() || t('label.title'),
    summary: summary.trim() || t('opportunities.form.summary'),
    language,
    cover: coverAddress(cover),
    company: useAnswer(company(useMe().myId)),
    to: '',
    note: untilText(endsAt),
  }
  return (
    <section aria-labelledby="preview" className={styles.preview}>
      <h2 id="preview">{t('opportunities.preview')}</h2>
      <p>{t('opportunities.preview.help')}</p>
      <div inert className={styles.card}>
        <OfferCards offers={[offer]} />
      </div>
    </section>
  )
}
