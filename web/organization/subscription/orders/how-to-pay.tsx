import type { HowToPay as Way } from '#contract/subscriptions/orders.ts'
import { formatMoney } from '#platform/text/money.ts'
import { useLanguage } from '#web/place.tsx'
import { CopyButton } from '#web/settings/security/copy-button.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { DescriptionList } from '#web/ui/data/description-list.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Cluster, Stack } from '#web/ui/layout/layout.tsx'
import { groupedIban } from '../grouped-iban.ts'
import page from '../subscription.module.css'

/** The account to pay an order to, and the reference of the transfer. */
export function HowToPay({ pay }: { pay: Way }) {
  const t = useTexts('org_dashboard')
  const language = useLanguage()
  const { iban, accountName, bankName, reference, amountMinor, currency } = pay
  return (
    <Card look="soft">
      <Stack gap={3}>
        <h3>{t('pay.title')}</h3>
        <DescriptionList
          items={[
            {
              term: t('pay.amount'),
              detail: <strong>{formatMoney({ amount: amountMinor, currency }, language)}</strong>,
            },
            { term: t('pay.account'), detail: `${accountName}, ${bankName}` },
            {
              term: 'IBAN',
              detail: (
                <Cluster gap={2}>
                  <span className={page.number}>{groupedIban(iban)}</span>
                  <CopyButton text={iban} />
                </Cluster>
              ),
            },
            {
              term: t('pay.reference'),
              detail: (
                <Cluster gap={2}>
                  <strong className={page.number}>{reference}</strong>
                  <CopyButton text={reference} />
                </Cluster>
              ),
            },
          ]}
        />
        <p className={page.quiet}>{t('pay.note')}</p>
      </Stack>
    </Card>
  )
}
