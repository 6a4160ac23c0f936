import type { ReactNode } from 'react'
import type { CompanyApplicationRow } from '#contract/review/search-applications.ts'
import { formatDateTime, formatTime } from '#platform/text/dates.ts'
import { formatNumber } from '#platform/text/numbers.ts'
import { phoneText } from '#platform/text/phone-text.ts'
import { formatShortDate } from '#platform/text/short-date.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import type { Column } from '#web/ui/data/table-column.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import {
  answerColumnOf,
  type ColumnName,
  columnsBesidePeek,
  columnsWith,
  questionIn,
  usualColumns,
} from '../../../desk/list/column-names.ts'
import { Lines } from '../../../desk/list/lines.tsx'
import styles from '../../../desk/list/list.module.css'
import { type ListSearch, listAddress, type Sort, usualDirection } from '../../../desk/list/list-search.ts'
import type { Overview } from '../../../desk/list/overview.ts'
import { AssignedMarks, assignedOf, TagMarks, tagsOf } from '../../../desk/list/row-marks.tsx'
import type { Names } from '../../../desk/list/use-names.ts'
import { ActionBadge, FitBadge, StatusBadge } from '../../../desk/status-badge.tsx'
import { InterviewBadge } from '../../interviews/interview-badge.tsx'
import { useColumnName } from './use-column-name.ts'

type Row = CompanyApplicationRow

interface Cell {
  readonly align?: 'end'
  readonly sort?: Sort
  /** Null: the row has no value */
  readonly of: (row: Row) => ReactNode
}

interface Listed {
  readonly isPeeking: boolean
  readonly now: ListSearch
  readonly overview: Overview
  readonly names: Names
}

/** The chosen columns; or those default columns that have a value somewhere in the list. */
export function useColumns({ now, overview, names, isPeeking }: Listed): readonly Column<Row>[] {
  const cells = useCells({ now, overview, names })
  const columnName = useColumnName(overview.questions)
  const chosen = now.columns ?? columnsWith(isPeeking ? columnsBesidePeek : usualColumns, overview.filled)
  return chosen.map((name) => {
    const cell = answerCell(name, overview.questions) ?? cells[name as ColumnName]
    return {
      key: name,
      header: columnName(name),
      ...(cell.align && { align: cell.align }),
      ...(cell.sort && { sort: sortBy(now, cell.sort) }),
      cell: cell.of,
    }
  })
}

/** The address that sorts by a column, in reverse if it is the current one. */
export function sortBy(now: ListSearch, sort: Sort) {
  const isNow = now.sort === sort
  const direction = isNow ? (now.direction === 'up' ? 'down' : 'up') : usualDirection(sort)
  return {
    to: listAddress(now, { sort, direction }),
    now: isNow ? (now.direction === 'up' ? ('ascending' as const) : ('descending' as const)) : undefined,
  }
}

/** The name of an application's step; null if it is in none. */
export const stepName = ({ stepId }: Row, steps: Overview['steps']): string | null =>
  steps.find(({ id }) => id === stepId)?.name ?? null

/** A column of answers to a question; it cannot be sorted if the form no longer asks it. */
function answerCell(column: string, questions: Overview['questions']): Cell | undefined {
  const questionId = questionIn(column)
  if (questionId === undefined) return undefined
  const isAsked = questions.some(({ id }) => id === questionId)
  return {
    ...(isAsked && { sort: answerColumnOf(questionId) }),
    of: ({ answers }) => cut(answers?.[questionId] ?? null),
  }
}

function useCells({ now, overview: { steps }, names }: Omit<Listed, 'isPeeking'>): Readonly<Record<ColumnName, Cell>> {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const stepOf = (row: Row) => stepName(row, steps)
  const shortMoment = (at: string) => `${formatShortDate(at, language)} ${formatTime(at, language)}`
  const isTight = now.density === 'compact'
  const hasStep = now.columns?.includes('step') ?? false
  return {
    status: {
      sort: 'status',
      of: (row) => (
        <Lines second={isTight || hasStep ? null : stepOf(row)}>
          <StatusBadge status={row.status} entry={row.entry} />
        </Lines>
      ),
    },
    step: { of: (row) => cut(stepOf(row)) },
    action: { of: ({ action }) => (action === 'None' ? null : <ActionBadge action={action} short />) },
    fit: { of: ({ fit, entry }) => (entry === 'removed' ? null : <FitBadge fit={fit} short />) },
    gpa: { align: 'end', sort: 'gpa', of: ({ gpa }) => (gpa === null ? null : formatNumber(gpa, language)) },
    university: { of: ({ university }) => cut(university) },
    department: { of: ({ department }) => cut(department) },
    class: { of: ({ class: year }) => year },
    city: { of: ({ city }) => city },
    number: { of: ({ number }) => number ?? null },
    email: { of: ({ email }) => cut(email ?? null) },
    phone: { of: ({ phone }) => (phone ? <span className={styles.whole}>{phoneText(phone)}</span> : null) },
    faculty: { of: ({ faculty }) => cut(faculty ?? null) },
    level: { of: ({ level }) => level ?? null },
    nationality: { of: ({ nationality }) => nationality ?? null },
    gender: { of: ({ gender }) => (gender ? t('gender', { gender }) : null) },
    tags: {
      of: (row) => {
        const tags = tagsOf({ row, names })
        return tags.length === 0 ? null : <TagMarks tags={tags} most={1} />
      },
    },
    assigned: {
      of: (row) => {
        const members = assignedOf({ row, names })
        return members.length === 0 ? null : <AssignedMarks members={members} />
      },
    },
    notes: { align: 'end', of: ({ notes }) => notes || null },
    interview: {
      of: ({ interview }) =>
        interview && (
          <Lines second={interview.startsAt && shortMoment(interview.startsAt)}>
            <InterviewBadge status={interview.status} />
          </Lines>
        ),
    },
    interviewScore: {
      align: 'end',
      sort: 'interviewScore',
      of: ({ interviewScore = null }) => (interviewScore === null ? null : formatNumber(interviewScore, language)),
    },
    lastMessage: {
      of: ({ lastMessage }) =>
        lastMessage && (
          <Lines second={t('lastMessage.by', { by: lastMessage.by, at: formatShortDate(lastMessage.at, language) })}>
            <span className={styles.cut} data-unread={lastMessage.isUnread || undefined} title={lastMessage.text}>
              {lastMessage.isUnread && <VisuallyHidden>{t('lastMessage.unread')} </VisuallyHidden>}
              {lastMessage.text}
            </span>
          </Lines>
        ),
    },
    age: { align: 'end', sort: 'age', of: ({ age }) => age },
    documents: {
      align: 'end',
      of: ({ documents, missing, entry }) => {
        if (missing === 0 || entry === 'removed') return documents || null
        const lacking = t('documents.lacking', { count: missing })
        return (
          <span title={lacking}>
            <Badge tone="warning">{`${documents} / ${documents + missing}`}</Badge>
            <VisuallyHidden>{lacking}</VisuallyHidden>
          </span>
        )
      },
    },
    submitted: {
      sort: 'submitted',
      of: ({ submittedAt }) => (
        <time dateTime={submittedAt} title={formatDateTime(submittedAt, language)}>
          {formatShortDate(submittedAt, language)}
        </time>
      ),
    },
  }
}

const cut = (text: string | null) => text && <span className={styles.cut}>{text}</span>
