import { useEffect } from 'react'
import { hearOtherTabs } from '../../queries/invalidate.ts'
import { browserLoader, type PageQueries, serverLoader } from '../../queries/page-queries.ts'
import { useMe } from '../../session/store.ts'
import { RailLayout } from '../../shell/rail/rail-layout.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { useSendUnsaved } from '../../unsaved/use-send-unsaved.ts'
import { unreadOf, usePlaces } from './places.ts'

const queries: PageQueries = ({ me }) => [unreadOf(me.myId)]
export const loader = serverLoader(queries)
export const clientLoader = browserLoader(queries)

/** The layout of all candidate pages. */
export default function CandidateShell() {
  const t = useTexts('student_dashboard')
  useSendUnsaved(useMe().myId)
  useEffect(hearOtherTabs, [])
  return <RailLayout label={t('rail.label')} places={usePlaces()} />
}
