import { Navigate, useParams, useSearchParams } from 'react-router'
import { listBankTemplates } from '#contract/payments/bank-templates.ts'
import { previewRun, readDuePayments } from '#contract/payments/payment-runs.ts'
import { query } from '#web/queries/answers.ts'
import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader } from '#web/queries/page-queries.ts'
import { useMe } from '#web/session/store.ts'
import { newRunAddress, type RunStep, runSteps } from '../../payment-addresses.ts'
import { onClickDemandWriting, onServerDemandWriting } from '../../require-writing.ts'
import { CheckStep } from './check-step.tsx'
import { LookStep } from './look-step.tsx'
import { MonthStep } from './month-step.tsx'
import { firstTemplate, type RunChosen, runChosenIn } from './run-chosen.ts'
import { RunFrame } from './run-frame.tsx'
import { TemplateStep } from './template-step.tsx'

export const dueOf = (companyId: string, { month, currency, form }: RunChosen) =>
  query(readDuePayments, { companyId, month, currency, ...(form && { ofFormId: form }) })
export const templatesOf = (companyId: string) => query(listBankTemplates, { companyId })
export const previewOf = (companyId: string, { month, currency, form, template, payOn }: RunChosen) =>
  query(previewRun, {
    companyId,
    month,
    currency,
    templateId: template ?? firstTemplate,
    payOn,
    ...(form && { ofFormId: form }),
  })

export const middleware = [onServerDemandWriting('Participants')]
export const clientMiddleware = [onClickDemandWriting('Participants')]

const queries: PageQueries = ({ me, params, search }) => {
  const chosen = runChosenIn(search)
  const ofStep = {
    look: () => [dueOf(me.myId, chosen)],
    template: () => [templatesOf(me.myId)],
    check: () => [previewOf(me.myId, chosen), templatesOf(me.myId)],
  }
  const step = runSteps.find((one) => one === params.step)
  return step ? ofStep[step]() : []
}
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)
export { ForbiddenBoundary as ErrorBoundary } from '../../forbidden-boundary.tsx'

/** Makes the file for the bank: month, due payments, template, check; each step has its address. */
export default function NewRunPage() {
  const { step } = useParams<{ step?: RunStep }>()
  const chosen = runChosenIn(useSearchParams()[0])
  const companyId = useMe().myId
  if (step !== undefined && !runSteps.includes(step)) return <Navigate to={newRunAddress()} replace />
  return (
    <RunFrame step={step ?? 'month'} chosen={chosen}>
      {step === undefined && <MonthStep chosen={chosen} />}
      {step === 'look' && <LookStep chosen={chosen} due={dueOf(companyId, chosen)} />}
      {step === 'template' && <TemplateStep chosen={chosen} templates={templatesOf(companyId)} />}
      {step === 'check' && (
        <CheckStep chosen={chosen} preview={previewOf(companyId, chosen)} templates={templatesOf(companyId)} />
      )}
    </RunFrame>
  )
}
