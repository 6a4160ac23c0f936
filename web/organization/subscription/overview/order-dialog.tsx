import { useNavigate } from 'react-router'
import { orderPackage } from '#contract/subscriptions/orders.ts'
import type { OfferedPackage } from '#contract/subscriptions/packages.ts'
import { formatMoney } from '#platform/text/money.ts'
import { formatNumber } from '#platform/text/numbers.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { useRequestKey } from '#web/forms/use-request-key.ts'
import { useLanguage } from '#web/place.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { DescriptionList } from '#web/ui/data/description-list.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { Stack } from '#web/ui/layout/layout.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { orderAddress } from '../../package-addresses.ts'

interface OrderDialogProps {
  readonly of: OfferedPackage
  readonly onClose: () => void
}

/** Shows contents, price and payment of an order, and places it. A second click repeats the same order id. */
export function OrderDialog({ of, onClose }: OrderDialogProps) {
  const t = useTexts('org_dashboard')
  const language = useLanguage()
  const navigate = useNavigate()
  const { myId: companyId } = useMe()
  const { keyOf } = useRequestKey()
  const { act, busy, failed } = useAct({ changes: 'subscription' })
  const { id: packageId, name, currency, vatRate } = of
  const money = (amount: number | null) => formatMoney({ amount: amount ?? 0, currency }, language)
  const asked = { companyId, packageId }
  const order = () =>
    act(
      () => askInBrowser(orderPackage, asked, { key: keyOf(asked) }),
      ({ id, reference }) => {
        showToast({ tone: 'success', title: t('order.placed', { reference }) })
        void navigate(orderAddress(id))
      },
    )
  return (
    <Dialog
      open
      title={t('order.title', { name })}
      onClose={busy ? undefined : onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('ui.cancel')}
          </Button>
          <Button variant="primary" loading={busy} onClick={() => void order()}>
            {t('order.confirm', { total: money(of.totalMinor) })}
          </Button>
        </>
      }
    >
      <Stack>
        <DescriptionList
          items={[
            { term: t('order.price'), detail: money(of.priceMinor) },
            { term: t('order.vat', { rate: formatNumber(vatRate / 100, language) }), detail: money(of.vatMinor) },
            { term: t('order.total'), detail: <strong>{money(of.totalMinor)}</strong> },
          ]}
        />
        <p>{t('order.how')}</p>
        <p>
          {t('order.invoice')} <Link to="/organizations-dashboard/settings/tax">{t('order.tax')}</Link>
        </p>
        <FailedNotice failed={failed} />
      </Stack>
    </Dialog>
  )
}
