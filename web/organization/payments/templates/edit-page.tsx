import { Navigate, useParams } from 'react-router'
import { listBankTemplates } from '#contract/payments/bank-templates.ts'
import { query } from '#web/queries/answers.ts'
import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader, useAnswer } from '#web/queries/page-queries.ts'
import { useMe } from '#web/session/store.ts'
import { bankTemplatesAddress } from '../../payment-addresses.ts'
import { onClickDemandWriting, onServerDemandWriting } from '../../require-writing.ts'
import { TemplateEditor } from './template-editor.tsx'

const templatesOf = (companyId: string) => query(listBankTemplates, { companyId })

export const middleware = [onServerDemandWriting('Participants')]
export const clientMiddleware = [onClickDemandWriting('Participants')]

const queries: PageQueries = ({ me }) => [templatesOf(me.myId)]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)
export { ForbiddenBoundary as ErrorBoundary } from '../../forbidden-boundary.tsx'

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
