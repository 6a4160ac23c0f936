import { browserLoader, type PageQueries, serverLoader } from '#web/queries/page-queries.ts'
import { RailLayout } from '#web/shell/rail/rail-layout.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { statusNow } from '../status/status-now.ts'
import { usePlaces } from './places.ts'

const queries: PageQueries = () => [statusNow]
export const loader = serverLoader(queries)
export const clientLoader = browserLoader(queries)

/** The layout of the operators' pages. */
export default function OperationsShell() {
  const t = useTexts('operations')
  return <RailLayout label={t('rail.label')} places={usePlaces()} />
}
