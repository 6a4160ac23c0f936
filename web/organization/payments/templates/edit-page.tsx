import { Navigate, useParams } from 'react-router'
import { listBankTemplates } from '#contract/payments/bank-templates.ts'
import { query } from '#web/queries/answers.ts'
import { onClickAnew } from '#web/queries/on-click-anew.ts'
import { onServer, type PageQueries, useAnswer } from '#web/queries/page-queries.ts'
import { useMe } from '#web/session/store.ts'
import { onClickDemandWriting, onServerDemandWriting } from '../../demand-writing.ts'
import { bankTemplatesAddress } from '../../payment-addresses.ts'
import { TemplateEditor } from './template-editor.tsx'

const templatesOf = (companyId: string) => query(listBankTemplates, { companyId })

export const middleware = [onServerDemandWriting('Participants')]
export const clientMiddleware = [onClickDemandWriting('Participants')]

const queries: PageQueries = ({ me }) => [templatesOf(me.myId)]
export const loader = onServer(queries)
export const clientLoader = onClickAnew(queries)
export { NoLists as ErrorBoundary } from '../../no-lists.tsx'

/** Edits one of the organization's templates; redirects to the list if it was deleted. */
export default function EditTemplatePage() {
  const { templateId = '' } = useParams()
  const { items } = useAnswer(templatesOf(useMe().myId))
  const found = items.find(({ id, isReady }) => id === templateId && !isReady)
  return found ? (
    <TemplateEditor key={found.id} begun={found} templateId={found.id} />
  ) : (
    <Navigate to={bankTemplatesAddress} replace />
  )
}
