import { Navigate, useParams, useSearchParams } from 'react-router'
import { Lazy } from '#web/loading/lazy.tsx'
import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { idIn } from '#web/queries/id-in.ts'
import { type PageQueries, serverLoader, useAnswer } from '#web/queries/page-queries.ts'
import { useMe } from '#web/session/store.ts'
import { LoadingBlock } from '#web/ui/feedback/skeleton.tsx'
import { type PublishStep, publishAddress, publishSteps, resultsAddress } from '../../../review-addresses.ts'
import { keyOfGroup } from '../group-words.ts'
import { groupsOf, overviewOf } from '../result-queries.ts'
import { CheckStep } from './check-step.tsx'
import { ChooseStep } from './choose-step.tsx'
import { LookStep } from './look-step.tsx'
import { PublishStepView } from './publish-step.tsx'
import { useResultDraft } from './use-result-draft.ts'
import { WizardFrame } from './wizard-frame.tsx'

// Lazy: writing letters needs menus and templates that the other steps do not.
const loadWriting = () => import('./write-step.tsx')

const queries: PageQueries = ({ me, params }) => [
  groupsOf(me.myId, idIn(params.formId)),
  overviewOf(me.myId, idIn(params.formId)),
]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)
export { ForbiddenBoundary as ErrorBoundary } from '../../../forbidden-boundary.tsx'

const isStep = (step: string | undefined): step is PublishStep => publishSteps.some((one) => one === step)

/** Publishes results: choose groups, review, write, check, publish; each step has its address. */
export default function PublishPage() {
  const { formId = '', step } = useParams()
  const [search] = useSearchParams()
  const { myId } = useMe()
  const { title } = useAnswer(overviewOf(myId, formId))
  const { groups, asksAcceptance, can } = useAnswer(groupsOf(myId, formId))
  const { draft, change, forget } = useResultDraft(formId)
  const asked = search.getAll('group')
  const chosen = groups.filter((group) => keyOfGroup(group) !== '' && asked.includes(keyOfGroup(group)))
  if (!can.publish) return <Navigate to={resultsAddress(formId)} replace />
  const now = isStep(step) && (chosen.length > 0 || step === 'choose') ? step : 'choose'
  if (now !== step) return <Navigate to={publishAddress(formId, now)} replace />
  const keys = chosen.map(keyOfGroup)
  const shared = { formId, groups: chosen, asksAcceptance }
  return (
    <WizardFrame formId={formId} form={title} step={now} groups={keys}>
      {now === 'choose' && <ChooseStep formId={formId} groups={groups} chosen={keys} />}
      {now !== 'choose' && !draft && <LoadingBlock />}
      {draft && now === 'look' && <LookStep {...shared} draft={draft} />}
      {draft && now === 'write' && (
        <Lazy load={loadWriting}>{({ WriteStep }) => <WriteStep {...shared} draft={draft} onChange={change} />}</Lazy>
      )}
      {draft && now === 'check' && <CheckStep {...shared} draft={draft} />}
      {draft && now === 'publish' && <PublishStepView {...shared} draft={draft} onChange={change} onDone={forget} />}
    </WizardFrame>
  )
}
