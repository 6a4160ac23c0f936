import { Navigate, useParams, useSearchParams } from 'react-router'
import { type EntryList, listEntryLists, readEntryList } from '#contract/entries/entry-lists.ts'
import { query } from '#web/queries/answers.ts'
import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { idIn } from '#web/queries/id-in.ts'
import { type PageQueries, serverLoader, useAnswer } from '#web/queries/page-queries.ts'
import { useMe } from '#web/session/store.ts'
import { type EntryStep, enterAddress } from '../../review-addresses.ts'
import { CheckStep, checkedOf } from './check-step.tsx'
import { ChooseStep } from './choose-step.tsx'
import { ColumnsStep } from './columns-step.tsx'
import { ConfirmStep, outcomeOf } from './confirm-step.tsx'
import { DoneStep } from './done-step.tsx'
import { EntryFrame } from './entry-frame.tsx'
import { goodOf } from './good-rows.tsx'
import { PeopleStep, peopleOf } from './people-step.tsx'

interface Ids {
  readonly companyId: string
  readonly formId: string
  readonly listId: string
}

/** The step of an address without one. */
const firstStep: EntryStep = 'check'

const listOf = (ids: Ids) => query(readEntryList, ids)
const unfinishedOf = (companyId: string, formId: string) => query(listEntryLists, { companyId, formId })

const queries: PageQueries = ({ me, params, search }) => {
  const { listId, step = firstStep } = params
  const formId = idIn(params.formId)
  if (listId === undefined) return [unfinishedOf(me.myId, formId)]
  const ids = { companyId: me.myId, formId, listId: idIn(listId) }
  const ofStep = {
    people: () => [peopleOf(ids)],
    check: () => [checkedOf(ids, pageIn(search, 'page')), goodOf(ids, pageIn(search, 'good'))],
    confirm: () => [outcomeOf(ids)],
  }
  return [listOf(ids), ...(Object.hasOwn(ofStep, step) ? ofStep[step as keyof typeof ofStep]() : [])]
}
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)

const pageIn = (search: URLSearchParams, key: 'page' | 'good') =>
  Math.max(1, Math.min(10_000, Math.trunc(Number(search.get(key))) || 1))

/** Enters people who applied elsewhere: choose, map, check, confirm; each step has its address. */
export default function EnterPage() {
  const { formId = '', listId } = useParams()
  return listId === undefined ? <Beginning formId={formId} /> : <ListSteps formId={formId} listId={listId} />
}

function Beginning({ formId }: { formId: string }) {
  const { form, items } = useAnswer(unfinishedOf(useMe().myId, formId))
  return (
    <EntryFrame formId={formId} form={form} step="choose">
      <ChooseStep formId={formId} unfinished={items} />
    </EntryFrame>
  )
}

function ListSteps({ formId, listId }: { formId: string; listId: string }) {
  const { step = firstStep } = useParams<{ step: EntryStep }>()
  const [search] = useSearchParams()
  const ids = { companyId: useMe().myId, formId, listId }
  const list = useAnswer(listOf(ids))
  const now = stepOf(list, step)
  if (now !== step) return <Navigate to={enterAddress(formId, listId, now)} replace />
  return (
    <EntryFrame formId={formId} form={list.form} step={now} list={list}>
      {now === 'people' && <PeopleStep ids={ids} list={list} />}
      {now === 'columns' && <ColumnsStep ids={ids} list={list} />}
      {now === 'check' && (
        <CheckStep ids={ids} page={pageIn(search, 'page')} goodPage={pageIn(search, 'good')} list={list} />
      )}
      {now === 'confirm' && <ConfirmStep ids={ids} form={list.form} />}
      {now === 'done' && <DoneStep formId={formId} count={list.entered ?? 0} />}
    </EntryFrame>
  )
}

/**
 * The step to show: an entered list is final, a typed list has no columns to map, and one from a file no typing step.
 */
function stepOf({ entered, fileName }: EntryList, step: EntryStep): EntryStep {
  if (entered !== null) return 'done'
  if (step === 'check' || step === 'confirm') return step
  return fileName === null ? 'people' : 'columns'
}
