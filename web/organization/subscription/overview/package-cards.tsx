import { Check } from 'lucide-react'
import { useId, useState } from 'react'
import type { OfferedPackage } from '#contract/subscriptions/packages.ts'
import { formatMoney } from '#platform/text/money.ts'
import { formatNumber } from '#platform/text/numbers.ts'
import { Lazy } from '#web/loading/lazy.tsx'
import { useLanguage } from '#web/place.tsx'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button, ButtonLink } from '#web/ui/actions/button.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import page from '../subscription.module.css'
import styles from './overview.module.css'

interface PackageCardsProps {
  readonly packages: readonly OfferedPackage[]
  readonly mayOrder: boolean
}

/** The packages as cards, and below them extra credits. The trial is only shown to organizations that have it. */
export function PackageCards({ packages, mayOrder }: PackageCardsProps) {
  const t = useTexts('org_dashboard')
  const [ordered, setOrdered] = useState<OfferedPackage>()
  const cards = (items: readonly OfferedPackage[]) => (
    <ul className={styles.cards}>
      {items.map((one) => (
        <PackageCard key={one.id} of={one} mayOrder={mayOrder} onOrder={() => setOrdered(one)} />
      ))}
    </ul>
  )
  const topUps = packages.filter(({ kind }) => kind === 'topUp')
  return (
    <>
      <section className={page.section} aria-labelledby="offered">
        <h2 id="offered">{t('packages.offered')}</h2>
        {cards(packages.filter(({ kind, isCurrent }) => kind !== 'topUp' && (kind !== 'trial' || isCurrent)))}
      </section>
      {topUps.length > 0 && (
        <section className={page.section} aria-labelledby="top-ups">
          <h2 id="top-ups">{t('packages.topUps')}</h2>
          <p className={page.lead}>
            {topUps.some(({ can }) => can.order) || !mayOrder ? t('packages.topUps.lead') : t('packages.topUps.ended')}
          </p>
          {cards(topUps)}
        </section>
      )}
      {ordered && (
        <Lazy load={loadOrderDialog}>
          {({ OrderDialog }) => <OrderDialog of={ordered} onClose={() => setOrdered(undefined)} />}
        </Lazy>
      )}
    </>
  )
}

const loadOrderDialog = () => import('./order-dialog.tsx')

interface PackageCardProps {
  readonly of: OfferedPackage
  readonly mayOrder: boolean
  readonly onOrder: () => void
}

function PackageCard({ of, mayOrder, onOrder }: PackageCardProps) {
  const t = useTexts('org_dashboard')
  const titleId = useId()
  const { name, note, kind, isCurrent, months, days, carriesOver } = of
  const { isSuspended } = useMe()
  return (
    <Card as="li" className={styles.card} data-current={isCurrent || undefined} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 id={titleId}>{name}</h3>
        {isCurrent && (
          <Badge tone="primary" icon={<Check />}>
            {t('packages.current')}
          </Badge>
        )}
      </div>
      <p className={styles.small}>{note}</p>
      <Price of={of} />
      {kind === 'agreement' ? (
        <div />
      ) : (
        <ul className={styles.gives}>
          {givenBy(of).map(([given, count]) => (
            <li key={given}>
              <Check aria-hidden /> <Credits kind={given} count={count} />
            </li>
          ))}
          {kind !== 'topUp' && (
            <li>
              <Check aria-hidden /> {t('packages.validity', { months, days })}
            </li>
          )}
          {kind === 'package' && carriesOver && (
            <li>
              <Check aria-hidden /> {t('packages.carriesOver')}
            </li>
          )}
        </ul>
      )}
      <div className={styles.foot}>
        {of.can.order && !isSuspended && (
          <Button
            wide
            variant={kind === 'topUp' ? 'secondary' : 'primary'}
            onClick={onOrder}
            aria-describedby={titleId}
          >
            {t('packages.order')}
          </Button>
        )}
        {kind === 'agreement' && mayOrder && (
          <ButtonLink wide to="/contact-us" aria-describedby={titleId}>
            {t('packages.write')}
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}

function Price({ of }: { of: OfferedPackage }) {
  const t = useTexts('org_dashboard')
  const language = useLanguage()
  const { priceMinor, totalMinor, currency, vatRate } = of
  if (priceMinor === null || totalMinor === null) return <p className={styles.price}>{t('packages.byAgreement')}</p>
  if (priceMinor === 0) return <p className={styles.price}>{t('packages.free')}</p>
  const rate = formatNumber(vatRate / 100, language)
  return (
    <div>
      <p className={styles.price}>{formatMoney({ amount: priceMinor, currency }, language)}</p>
      <p className={styles.small}>
        {t('packages.withVat', { rate, total: formatMoney({ amount: totalMinor, currency }, language) })}
      </p>
    </div>
  )
}

function Credits({ kind, count }: { kind: 'application' | 'document' | 'message'; count: number }) {
  const t = useTexts('org_dashboard')
  return t('credit.count', { kind, count })
}

type Given = Pick<OfferedPackage, 'applicationCredit' | 'documentCredit' | 'messageCredit'>

const givenBy = ({ applicationCredit, documentCredit, messageCredit }: Given) =>
  (
    [
      ['application', applicationCredit],
      ['document', documentCredit],
      ['message', messageCredit],
    ] as const
  ).filter(([, count]) => count > 0)
