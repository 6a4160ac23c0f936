import type { Output } from '#contract/call.ts'
import type { OfferedPackage } from '#contract/subscriptions/packages.ts'
import type { readCreditUse } from '#contract/subscriptions/subscription.ts'
import { formatDate } from '#platform/text/dates.ts'
import { formatNumber } from '#platform/text/numbers.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Meter } from '#web/ui/data/meter.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import page from '../subscription.module.css'
import styles from './overview.module.css'

type CreditUse = Output<typeof readCreditUse>
type KindUse = CreditUse['kinds'][number]

interface CreditsLeftProps {
  readonly use: CreditUse
  readonly expiryAt: string | undefined
  readonly packages: readonly OfferedPackage[]
}

/** A meter for each kind of credits, its past use, and the forecast. */
export function CreditsLeft({ use, expiryAt, packages }: CreditsLeftProps) {
  const t = useTexts('org_dashboard')
  const language = useLanguage()
  const { name, isOver, hasBegun } = use.package
  const { months = 0, days = 0 } = packages.find(({ isCurrent }) => isCurrent) ?? {}
  return (
    <section className={page.section} aria-labelledby="left">
      <h2 id="left">{t('packages.left')}</h2>
      <p className={page.lead}>
        {hasBegun
          ? expiryAt !== undefined &&
            t('packages.until', { name, state: isOver ? 'over' : 'runs', date: formatDate(expiryAt, language) })
          : t('packages.unbegun', { name, months, days })}
      </p>
      <div className={styles.kinds}>
        {use.kinds.map((one) => (
          <KindCard key={one.kind} of={one} isOver={isOver} />
        ))}
      </div>
    </section>
  )
}

function KindCard({ of, isOver }: { of: KindUse; isOver: boolean }) {
  const t = useTexts('org_dashboard')
  const language = useLanguage()
  const { kind, left, total, used } = of
  const said = (value: number) => formatNumber(value, language)
  const spent = used.filter(({ count }) => count > 0)
  const back = used.reduce((sum, { count }) => sum + Math.max(0, -count), 0)
  return (
    <Card as="article">
      <Stack gap={3}>
        <Meter
          label={t('credit.kind', { kind })}
          value={left}
          max={Math.max(total, left, 1)}
          text={t('packages.leftOf', { left: said(left), total: said(total) })}
          low={left * 4 <= total}
        />
        <p className={styles.pace}>{paceWords(t, of, isOver)}</p>
        {spent.length > 0 && (
          <dl className={styles.used}>
            {spent.map(({ why, count }) => (
              <div key={why}>
                <dt>{t('credit.used', { why })}</dt>
                <dd>{said(count)}</dd>
              </div>
            ))}
            {back > 0 && (
              <div>
                <dt>{t('credit.used', { why: 'returned' })}</dt>
                <dd>−{said(back)}</dd>
              </div>
            )}
          </dl>
        )}
      </Stack>
    </Card>
  )
}

/** The longest forecast in weeks: beyond it a few weeks of data say nothing. */
const longest = 52

function paceWords(t: ReturnType<typeof useTexts<'org_dashboard'>>, { left, weeksLeft }: KindUse, isOver: boolean) {
  if (isOver) return t('packages.pace.over')
  if (left === 0) return t('packages.pace.none')
  if (weeksLeft === null) return t('packages.pace.unused')
  return weeksLeft > longest ? t('packages.pace.long') : t('packages.pace', { weeks: weeksLeft })
}
