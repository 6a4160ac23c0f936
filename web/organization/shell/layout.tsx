import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { countUnreadReplies } from '#contract/conversations.ts'
import { useLateModule } from '../../loading/use-late-module.ts'
import { useLoaded } from '../../loading/use-loaded.ts'
import { query } from '../../queries/answers.ts'
import { hearOtherTabs } from '../../queries/invalidate.ts'
import { browserLoader, type PageQueries, serverLoader, useAnswer } from '../../queries/page-queries.ts'
import { may } from '../../session/may.ts'
import { useMe } from '../../session/store.ts'
import type { RailHandle } from '../../shell/rail/rail-handle.ts'
import { RailLayout } from '../../shell/rail/rail-layout.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { PersonSearch } from '../people/person-search.tsx'
import { waitingOf } from '../review/forms/forms-of.ts'
import { isOfOneApplication } from '../review-addresses.ts'
import { unreadNewsOf, usePlaces } from './places.ts'
import { onClickDemandProtection, onServerDemandProtection } from './require-protection.ts'

const repliesOf = (companyId: string) => query(countUnreadReplies, { companyId })

const queries: PageQueries = ({ me }) => [
  unreadNewsOf(me.myId),
  ...(may(me, 'Applications', 'read') ? [waitingOf(me.myId), repliesOf(me.myId)] : []),
]
export const middleware = [onServerDemandProtection]
export const clientMiddleware = [onClickDemandProtection]
export const handle: RailHandle = { HeaderPart: PersonSearch }
export const loader = serverLoader(queries)
export const clientLoader = browserLoader(queries)

/** The layout of all pages for an organization's members. */
export default function OrganizationShell() {
  return may(useMe(), 'Applications', 'read') ? <ReviewerShell /> : <Shell awaiting={0} unread={0} />
}

function ReviewerShell() {
  const { myId } = useMe()
  const { numbers } = useAnswer(waitingOf(myId))
  const replies = useAnswer(repliesOf(myId))
  return <Shell awaiting={numbers.awaiting} unread={replies.applications} />
}

function Shell({ awaiting, unread }: { awaiting: number; unread: number }) {
  const t = useTexts('org_dashboard')
  useEffect(hearOtherTabs, [])
  const { pathname } = useLocation()
  const { isSuspended, protectBy } = useMe()
  const PackageWarning = useLoaded(true, loadWarning)
  return (
    <>
      <RailLayout
        label={t('rail.label')}
        places={usePlaces(awaiting, unread)}
        keptNarrow={isOfOneApplication(pathname)}
        banner={
          <>
            {isSuspended && <Suspended />}
            {protectBy && <Unprotected protectBy={protectBy} />}
          </>
        }
      />
      {PackageWarning && <PackageWarning />}
    </>
  )
}

const loadWarning = () => import('../subscription/warning/package-warning.tsx')

// Lazy: rarely shown, so no page bundles it.
const loadNotice = () => import('./suspended-notice.tsx')

function Suspended() {
  const { module } = useLateModule(loadNotice)
  return module ? <module.SuspendedNotice /> : null
}

const loadProtectNotice = () => import('./protect-notice.tsx')

function Unprotected({ protectBy }: { protectBy: string }) {
  const { module } = useLateModule(loadProtectNotice)
  return module ? <module.ProtectNotice protectBy={protectBy} /> : null
}
