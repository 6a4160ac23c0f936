import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { documentName } from '#contract/forms/document-name.ts'
import { genders } from '#contract/forms/form-facts.ts'
import { listFilterChoices } from '#contract/review/search-applications.ts'
import { useLanguage } from '#web/place.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { CountBadge } from '#web/ui/data/badge.tsx'
import { RetryNotice } from '#web/ui/feedback/retry-notice.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { Accordion } from '#web/ui/layout/accordion.tsx'
import { FilterDrawer } from '#web/ui/overlays/filter-drawer.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { DayInput } from '../../../desk/day-input.tsx'
import { actions, documentStates, fits, interviewStatuses } from '../../../desk/list/filter-facts.ts'
import styles from '../../../desk/list/filters-drawer.module.css'
import {
  answerText,
  filtersOf,
  type ListSearch,
  listAddress,
  listSearchOf,
  narrowedBy,
} from '../../../desk/list/list-search.ts'
import type { Overview } from '../../../desk/list/overview.ts'
import { Range } from '../../../desk/list/range.tsx'
import { Ticks } from '../../../desk/list/ticks.tsx'
import type { Names } from '../../../desk/list/use-names.ts'
import { orderOf, readOrder, useOrders } from '../list-order.ts'
import { AnswerFields, goToValue, readAnswer } from './answer-fields.tsx'
import { countChosen, type FilterGroup, groupsOf, isUnfolded } from './filter-groups.ts'
import { TeamFilters } from './team-filters.tsx'
import { useFilterCounts } from './use-filter-counts.ts'

/** Not a filter: the order, which the address holds as `sort` and `direction`. */
const orderField = 'order'

type ReferenceName =
  | 'universityId'
  | 'facultyId'
  | 'departmentId'
  | 'classId'
  | 'cityId'
  | 'nationalityId'
  | 'documentTypeId'

interface FiltersDrawerProps {
  readonly now: ListSearch
  readonly overview: Overview
  readonly names: Names
  readonly onClose: () => void
}

/** All filters of the list in groups that unfold; the choice becomes the address. */
export function FiltersDrawer({ now, overview, names, onClose }: FiltersDrawerProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const navigate = useNavigate()
  const language = useLanguage()
  const orders = useOrders(now, overview.questions, true)
  const [lacksValue, setLacksValue] = useState(false)
  const { formId: listFormId = '' } = useParams()
  const { myId: companyId } = useMe()
  const ids = { companyId, formId: listFormId }
  const {
    data: choices,
    isError,
    refetch,
  } = useQuery({
    queryKey: [listFilterChoices.path, ids],
    queryFn: () => askInBrowser(listFilterChoices, ids),
    // The drawer shows the error itself.
    meta: { isOfPage: true },
  })
  const [ticked, setTicked] = useState(now)
  const countOf = useFilterCounts({ ids, filters: filtersOf(ticked) })
  const reference = (name: ReferenceName, list: keyof Overview['chosen'], label: string) => (
    <Ticks
      name={name}
      label={label}
      chosen={now[name]}
      named={overview.chosen[list]}
      of={choices?.[list]}
      count={countOf(name)}
    />
  )
  // Keeps a chosen step as an option even if the form no longer has it.
  const old = (now.stepId ?? []).filter((chosen) => overview.steps.every(({ id }) => id !== chosen))
  const steps = [...overview.steps, ...old.map((id) => ({ id, name: t('chip.step') }))]

  /**
   * The search from the fields, plus parameters that the drawer does not change; undefined if an answer filter lacks
   * its value.
   */
  function chosenIn(form: FormData): ListSearch | undefined {
    const address = new URLSearchParams()
    for (const [key, value] of form) if (typeof value === 'string' && value !== '') address.append(key, value)
    const added = readAnswer(form, overview.questions)
    if (!added) return undefined
    for (const answer of [...(now.answers ?? []), ...added]) address.append('answer', answerText(answer))
    // Normalises the input, so that invalid values do not stay in the address.
    const { status, search, columns, density } = now
    const kept = {
      ...(status && { status }),
      ...(search && { search }),
      ...(columns && { columns }),
      ...(density && { density }),
    }
    return { ...listSearchOf(address), ...readOrder(String(form.get(orderField))), ...kept }
  }

  function narrow(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const chosen = chosenIn(new FormData(event.currentTarget))
    if (!chosen) {
      setLacksValue(true)
      return goToValue(event.currentTarget)
    }
    onClose()
    void navigate(listAddress(chosen, {}))
  }

  /** Updates the counts for the chosen filters; typed input counts once its field is left. */
  function countAnew(form: HTMLFormElement) {
    const chosen = chosenIn(new FormData(form))
    if (chosen && narrowedBy(chosen) !== narrowedBy(ticked)) setTicked(chosen)
  }

  const contents: Readonly<Record<FilterGroup, ReactNode>> = {
    review: (
      <>
        {steps.length > 0 && (
          <Ticks name="stepId" label={t('column.step')} chosen={now.stepId} of={steps} count={countOf('stepId')} />
        )}
        <Ticks
          name="action"
          label={t('narrow.action')}
          chosen={now.action}
          of={actions.map((action) => ({ id: action, name: t('action', { action }) }))}
          count={countOf('action')}
        />
        <Ticks
          name="fit"
          label={t('column.fit')}
          chosen={now.fit}
          of={fits.map((fit) => ({ id: fit, name: t('fit', { fit }) }))}
          count={countOf('fit')}
        />
        <Ticks
          name="interview"
          label={t('column', { column: 'interview' })}
          chosen={now.interview}
          of={interviewStatuses.map((status) => ({ id: status, name: t('interviews.status', { status }) }))}
          count={countOf('interview')}
        />
        <Range
          label={t('column', { column: 'interviewScore' })}
          names={['minInterviewScore', 'maxInterviewScore']}
          from={now.minInterviewScore}
          to={now.maxInterviewScore}
          max={100}
        />
        <div className={styles.pair}>
          <DayInput name="submittedFrom" label={t('narrow.from')} defaultValue={now.submittedFrom} />
          <DayInput name="submittedTo" label={t('narrow.to')} defaultValue={now.submittedTo} />
        </div>
        <Checkbox
          name="samePerson"
          value="true"
          label={t('narrow.samePerson')}
          count={countOf('samePerson')?.('true')}
          defaultChecked={now.samePerson}
        />
        <Checkbox
          name="unreadReply"
          value="true"
          label={t('narrow.unreadReply')}
          count={countOf('unreadReply')?.('true')}
          defaultChecked={now.unreadReply}
        />
      </>
    ),
    education: (
      <>
        {reference('universityId', 'universities', t('label.university'))}
        {reference('facultyId', 'faculties', t('column', { column: 'faculty' }))}
        {reference('departmentId', 'departments', t('label.department'))}
        <Ticks
          name="level"
          label={t('column', { column: 'level' })}
          chosen={now.level}
          of={choices?.levels.map(({ code }) => ({ id: code, name: t('enter.level', { code }) }))}
          count={countOf('level')}
          named={(now.level ?? []).map((code) => ({ id: code, name: t('enter.level', { code }) }))}
        />
        {reference('classId', 'classes', t('label.class'))}
        <Range label={t('column.gpa')} names={['minGpa', 'maxGpa']} from={now.minGpa} to={now.maxGpa} max={100} />
      </>
    ),
    person: (
      <>
        {reference('cityId', 'cities', t('label.city'))}
        {reference('nationalityId', 'nationalities', t('label.nationality'))}
        <Ticks
          name="gender"
          label={t('label.gender')}
          chosen={now.gender}
          of={genders.map((gender) => ({ id: gender, name: t('gender', { gender }) }))}
          count={countOf('gender')}
        />
        <Range label={t('column.age')} names={['minAge', 'maxAge']} from={now.minAge} to={now.maxAge} max={120} />
      </>
    ),
    documents: (
      <>
        <Ticks
          name="documents"
          label={t('narrow.documents')}
          chosen={now.documents}
          of={documentStates.map((state) => ({ id: state, name: t('chip.documents', { documents: state }) }))}
          count={countOf('documents')}
        />
        {reference('documentTypeId', 'documentTypes', t('narrow.documentType'))}
        <Ticks
          name="documentName"
          label={t('narrow.documentName')}
          chosen={now.documentName}
          named={(now.documentName ?? []).map((name) => ({ id: name, name }))}
          of={choices?.ownDocuments.map((ownName) => ({
            id: ownName.tr,
            name: documentName({ ownName }, language, ''),
          }))}
          count={countOf('documentName')}
        />
      </>
    ),
    team: <TeamFilters now={now} names={names} countOf={countOf} />,
    answers: <AnswerFields questions={overview.questions} lacksValue={lacksValue} />,
  }
  const groups = groupsOf(overview).map((group) => {
    const count = countChosen(now, group)
    return {
      id: `filters-${group}`,
      title: (
        <span className={styles.title}>
          {t('narrow.group', { group })}
          {count > 0 && (
            <>
              <CountBadge>{String(count)}</CountBadge>
              <VisuallyHidden>{t('narrow.count', { count })}</VisuallyHidden>
            </>
          )}
        </span>
      ),
      children: <div className={styles.fields}>{contents[group]}</div>,
      open: isUnfolded(now, group),
    }
  })

  return (
    <FilterDrawer
      onClose={onClose}
      onSubmit={narrow}
      onChange={({ currentTarget, target }) => {
        setLacksValue(false)
        if (target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === 'checkbox'))
          countAnew(currentTarget)
      }}
      onBlur={({ currentTarget }) => countAnew(currentTarget)}
    >
      <div className={styles.order}>
        <Select name={orderField} label={t('list.sort')} defaultValue={orderOf(now)} options={orders} />
      </div>
      {isError && <RetryNotice onRetry={() => void refetch()}>{t('narrow.failed')}</RetryNotice>}
      <Accordion items={groups} />
    </FilterDrawer>
  )
}
