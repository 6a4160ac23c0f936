import type { FormType } from '#contract/forms/form-content.ts'
import { listAdvertisements } from '#contract/listings/listings.ts'
import { listAddress } from '../../listing/list-type.ts'
import { ListingList } from '../../listing/listing-list.tsx'
import { PageHead } from '../../page/page-head.tsx'
import { query } from '../../queries/answers.ts'
import { useAnswer } from '../../queries/page-queries.ts'
import { useTexts } from '../../texts/texts.tsx'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Container } from '../../ui/layout/container.tsx'
import styles from './advertisement-page.module.css'

/** Open forms, shown instead of one that ended more than a year ago or is hidden now. */
export const openInstead = (type: FormType) => query(listAdvertisements, { type: [type], pageSize: 6 })

export function GonePage({ type, isPaused }: { type: FormType; isPaused: boolean }) {
  const t = useTexts('adv_detail')
  const { items } = useAnswer(openInstead(type))
  const title = isPaused ? t('paused.title') : t('gone.title')
  return (
    <Container className={styles.page}>
      <PageHead title={`${title} · Köprü`} />
      <h1>{title}</h1>
      <EmptyState
        title={isPaused ? t('paused.text') : t('gone.text')}
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
