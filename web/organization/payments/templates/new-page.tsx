import { useSearchParams } from 'react-router'
import { listBankTemplates } from '#contract/payments/bank-templates.ts'
import { query } from '#web/queries/answers.ts'
import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader, useAnswer } from '#web/queries/page-queries.ts'
import { useMe } from '#web/session/store.ts'
import { onClickDemandWriting, onServerDemandWriting } from '../../require-writing.ts'
import { TemplateEditor } from './template-editor.tsx'

const templatesOf = (companyId: string) => query(listBankTemplates, { companyId })

export const middleware = [onServerDemandWriting('Participants')]
export const clientMiddleware = [onClickDemandWriting('Participants')]

const queries: PageQueries = ({ me }) => [templatesOf(me.myId)]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)
export { ForbiddenBoundary as ErrorBoundary } from '../../forbidden-boundary.tsx'

/** A new template, copied from another one. */
export default function NewTemplatePage() {
  const { items } = useAnswer(templatesOf(useMe().myId))
  const from = useSearchParams()[0].get('from')
  const begun = items.find(({ id }) => id === from) ?? items[0]
  return begun ? <TemplateEditor begun={{ ...begun, name: '', isReady: false }} /> : null
}
