import { useSearchParams } from 'react-router'
import { listBankTemplates } from '#contract/payments/bank-templates.ts'
import { query } from '#web/queries/answers.ts'
import { onClickAnew } from '#web/queries/on-click-anew.ts'
import { onServer, type PageQueries, useAnswer } from '#web/queries/page-queries.ts'
import { useMe } from '#web/session/store.ts'
import { onClickDemandWriting, onServerDemandWriting } from '../../demand-writing.ts'
import { TemplateEditor } from './template-editor.tsx'

const templatesOf = (companyId: string) => query(listBankTemplates, { companyId })

export const middleware = [onServerDemandWriting('Participants')]
export const clientMiddleware = [onClickDemandWriting('Participants')]

const queries: PageQueries = ({ me }) => [templatesOf(me.myId)]
export const loader = onServer(queries)
export const clientLoader = onClickAnew(queries)
export { NoLists as ErrorBoundary } from '../../no-lists.tsx'

/** A new template, copied from another one. */
export default function NewTemplatePage() {
  const { items } = useAnswer(templatesOf(useMe().myId))
  const from = useSearchParams()[0].get('from')
  const begun = items.find(({ id }) => id === from) ?? items[0]
  return begun ? <TemplateEditor begun={{ ...begun, name: '', isReady: false }} /> : null
}
