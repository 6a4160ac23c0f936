import type { FormType } from '#contract/forms/form-content.ts'
import { listAdvertisements } from '#contract/listings/listings.ts'
import { query } from '../../answers.ts'
import { PageHead } from '../../page-head.tsx'
import { useAnswer } from '../../page-queries.ts'
import { useTexts } from '../../texts.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListingList } from '../listing/listing-list.tsx'
import { listAddress } from '../lists/list-type.ts'
import styles from './advertisement-page.module.css'

/** What is open instead of a form that has been over for more than a year. */
export const openInstead = (type: FormType) => query(listAdvertisements, { type: [type], pageSize: 6 })

export function GonePage({ type }: { type: FormType }) {
  const t = useTexts('adv_detail')
  const { items } = useAnswer(openInstead(type))
  return (
    <Container className={styles.page}>
      <PageHead title={`${t('gone.title')} · Köprü`} />
      <h1>{t('gone.title')}</h1>
      <EmptyState
        title={t('gone.text')}
        action={<ButtonLink to={listAddress(type)}>{t('gone.action', { type })}</ButtonLink>}
      />
      {items.length > 0 && (
        <section className={styles.similar} aria-labelledby="open-title">
          <h2 id="open-title">{t('gone.open')}</h2>
          <ListingList listings={items} heading="h3" columns />
        </section>
      )}
    </Container>
  )
}
