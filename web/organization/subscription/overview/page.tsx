import { listPackages } from '#contract/subscriptions/subscription.ts'
import { subscriptionWarning } from '#contract/subscriptions/warning.ts'
import { useLanguage } from '#web/place.tsx'
import { query } from '#web/queries/answers.ts'
import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader, useAnswer, useOptionalAnswer } from '#web/queries/page-queries.ts'
import { type SignedIn, useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { PackagesFrame } from '../frame.tsx'
import { creditUseOf, subscriptionOf } from '../subscription-of.ts'
import { warningWords } from '../warning/warning-words.ts'
import { CreditsLeft } from './credits-left.tsx'
import { PackageCards } from './package-cards.tsx'
import { WaitingOrders, waitingOf } from './waiting-orders.tsx'
import { WhenItEnds } from './when-it-ends.tsx'

const packagesOf = (companyId: string) => query(listPackages, { companyId })

/** Only Roots may order. */
const isOrderer = ({ role }: SignedIn) => role.userType.name === 'Root'

const queries: PageQueries = ({ me }) => [
  subscriptionOf(me.myId),
  creditUseOf(me.myId),
  packagesOf(me.myId),
  ...(isOrderer(me) ? [waitingOf(me.myId)] : []),
]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)

/** The remaining credits, locked applications, and the offers. */
export default function PackagesPage() {
  const t = useTexts('org_dashboard')
  const language = useLanguage()
  const me = useMe()
  const { myId } = me
  const subscription = useOptionalAnswer(subscriptionOf(myId))
  const use = useAnswer(creditUseOf(myId))
  const { items } = useAnswer(packagesOf(myId))
  const { sealed, mayOrder, orderers } = use
  const warning = subscription && subscriptionWarning(subscription, new Date())
  return (
    <PackagesFrame tab="packages">
      {warning && (
        <Notice tone="warning" title={t('warning.title', { of: warning.of })}>
          <p>{warningWords(t, warning, language)}</p>
        </Notice>
      )}
      {sealed.waiting > 0 && (
        <Notice tone="warning" title={t('packages.sealed', { count: sealed.waiting })}>
          <p>{t('packages.sealed.detail', sealed)}</p>
        </Notice>
      )}
      {isOrderer(me) && <WaitingOrders />}
      {!mayOrder && (
        <Notice>
          <p>{t('warning.ask', { names: new Intl.ListFormat(language).format(orderers), count: orderers.length })}</p>
        </Notice>
      )}
      <CreditsLeft use={use} expiryAt={subscription?.expiryAt} packages={items} />
      <PackageCards packages={items} mayOrder={mayOrder} />
      <WhenItEnds />
    </PackagesFrame>
  )
}
