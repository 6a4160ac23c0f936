import { useLocation } from 'react-router'
import { onClick, onServer, type PageQueries, useAnswer } from '../../queries/page-queries.ts'
import { may } from '../../session/may.ts'
import { useMe } from '../../session/store.ts'
import { RailLayout } from '../../shell/rail/rail-layout.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { waitingOf } from '../review/forms/forms-of.ts'
import { isOfOneApplication } from '../review-addresses.ts'
import { usePlaces } from './places.ts'

const queries: PageQueries = ({ me }) => (may(me, 'Applications', 'read') ? [waitingOf(me.myId)] : [])
export const loader = onServer(queries)
export const clientLoader = onClick(queries)

/** Around everything that an organization's members see. */
export default function OrganizationShell() {
  return may(useMe(), 'Applications', 'read') ? <ReviewerShell /> : <Shell awaiting={0} />
}

function ReviewerShell() {
  const { numbers } = useAnswer(waitingOf(useMe().myId))
  return <Shell awaiting={numbers.awaiting} />
}

function Shell({ awaiting }: { awaiting: number }) {
  const t = useTexts('org_dashboard')
  const isAtDesk = isOfOneApplication(useLocation().pathname)
  return <RailLayout label={t('rail.label')} places={usePlaces(awaiting)} keptNarrow={isAtDesk} />
}
