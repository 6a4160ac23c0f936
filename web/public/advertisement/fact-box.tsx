import type { ReactNode } from 'react'
import type { Advertisement } from '#contract/listings/listings.ts'
import { formatDate, formatDateTime, formatDeadline } from '#platform/text/dates.ts'
import { useAmountText } from '../../listing/use-amount-text.ts'
import { useLanguage } from '../../place.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { DescriptionList } from '../../ui/data/description-list.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { CountdownBlock } from './countdown-block.tsx'
import styles from './fact-box.module.css'

interface FactBoxProps {
  readonly advertisement: Advertisement
  /** The acts, before the facts */
  readonly primary?: ReactNode
  readonly children?: ReactNode
}

/** The key facts (deadline, amount, quota), and the buttons. */
export function FactBox({ advertisement, primary, children }: FactBoxProps) {
  return (
    <Card className={styles.box}>
      <CountdownBlock advertisement={advertisement} />
      {primary}
      <DescriptionList items={useFactItems(advertisement)} />
      {children}
    </Card>
  )
}

function useFactItems(advertisement: Advertisement) {
  const t = useTexts('adv_detail')
  const lists = useTexts('public_lists')
  const language = useLanguage()
  const amountText = useAmountText()
  const { type, state, formIdentityNumber, amount, quota, closeWhenFull } = advertisement
  const { workPlace, workKind, cities, opensAt, closesAt, resultAt } = advertisement
  const work = [
    workKind && lists('workKind', { kind: workKind }),
    workPlace && lists('workPlace', { place: workPlace, type }),
  ].filter((fact) => fact !== null)
  const quotaText = (count: number) =>
    [lists('quota', { count }), closeWhenFull && t('facts.closeWhenFull')].filter(Boolean).join('\u00a0· ')
  const isAhead = state === 'Upcoming'
  const where = cities.length > 0 ? cities.map(({ name }) => name).join(', ') : lists('everywhere')
  return [
    ...(amount ? [{ term: t('facts.amount', { type }), detail: <strong>{amountText(amount)}</strong> }] : []),
    ...(quota ? [{ term: t('facts.quota'), detail: quotaText(quota) }] : []),
    ...(work.length > 0 ? [{ term: t('facts.work'), detail: work.join('\u00a0· ') }] : []),
    ...(workPlace !== 'remote' ? [{ term: t('facts.where'), detail: where }] : []),
    ...(isAhead && opensAt ? [{ term: t('facts.opens'), detail: formatDateTime(opensAt, language) }] : []),
    { term: t('facts.deadline'), detail: closesAt ? formatDeadline(closesAt, language) : lists('deadline.none') },
    ...(resultAt ? [{ term: t('facts.result'), detail: formatDate(resultAt, language) }] : []),
    { term: t('facts.number'), detail: String(formIdentityNumber) },
  ]
}
