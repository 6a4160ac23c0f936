import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type SubscriptionWarning, subscriptionWarning } from '#contract/subscriptions/warning.ts'
import { useLanguage } from '#web/place.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useOptionalAnswer } from '#web/queries/page-queries.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { packagesAddress } from '../../package-addresses.ts'
import { orderersOf, subscriptionOf } from '../subscription-of.ts'
import { warningWords } from './warning-words.ts'
import { whenNoModal } from './when-no-modal.ts'

/**
 * The warning about the package (specification, section 4), on every full load. Its code and data load after the page;
 * the dialog waits while another one is open.
 */
export default function PackageWarning() {
  const { data: subscription, dataUpdatedAt } = useSubscription()
  const warning = subscription && subscriptionWarning(subscription, new Date())
  return warning ? <WarningDialog key={dataUpdatedAt} warning={warning} /> : null
}

/** Fetched once, without retries or refetch on focus: each full load warns once. */
function useSubscription() {
  const { call, input, key } = subscriptionOf(useMe().myId)
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => askInBrowser(call, input, { signal }),
    persister: async (ask, context) => ask(context),
    refetchOnWindowFocus: false,
  })
}

function WarningDialog({ warning }: { warning: SubscriptionWarning }) {
  const t = useTexts('org_dashboard')
  const language = useLanguage()
  const navigate = useNavigate()
  const isRoot = useMe().role.userType.name === 'Root'
  const { pathname } = useLocation()
  const [loadedOn] = useState(pathname)
  const [state, setState] = useState<'waiting' | 'open' | 'closed'>('waiting')
  const close = () => setState('closed')
  // Closes for good on navigation; not shown on the page of packages, which says the same.
  const isOver = state === 'closed' || pathname !== loadedOn || pathname.startsWith(packagesAddress)
  useEffect(() => (isOver ? setState('closed') : whenNoModal(() => setState('open'))), [isOver])
  return (
    <ConfirmDialog
      open={state === 'open' && !isOver}
      tone="warning"
      width={680}
      title={t('warning.title', { of: warning.of })}
      detail={
        <>
          <p>{warningWords(t, warning, language)}</p>
          {warning.of === 'exhausted' &&
            warning.kinds.map((kind) => <p key={kind}>{t('warning.consequence', { kind })}</p>)}
          {!isRoot && <WhomToAsk />}
        </>
      }
      cancelText={t('warning.back')}
      onCancel={close}
      confirmText={t('warning.packages')}
      onConfirm={() => {
        close()
        void navigate(packagesAddress)
      }}
    />
  )
}

/** The members who may order, for one who may not. */
function WhomToAsk() {
  const t = useTexts('org_dashboard')
  const language = useLanguage()
  const { orderers = [] } = useOptionalAnswer(orderersOf(useMe().myId)) ?? {}
  return <p>{t('warning.ask', { names: new Intl.ListFormat(language).format(orderers), count: orderers.length })}</p>
}
