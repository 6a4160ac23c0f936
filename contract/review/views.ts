import { z } from 'zod'
import { ApplicationFilters } from '../applications/application-filters.ts'
import { call, mediumBody } from '../call.ts'
import { oneLine } from '../fields/one-line.ts'
import { Id } from '../fields/patterns.ts'
import { read } from '../may.ts'
import { companyParams } from '../params.ts'
import { ListColumns, questionOf } from './list-columns.ts'
import { ListSort } from './list-sort.ts'

// Saved lists of applications. A view of one form may refer to its questions and steps; one of every form may not.

const viewParams = companyParams.extend({ viewId: Id })

/** The stored settings of a view. */
const contentFields = {
  filters: ApplicationFilters.strict().default({}),
  columns: ListColumns.default([]).describe('In order; empty: the default columns'),
  ...ListSort,
  density: z.enum(['comfortable', 'compact']).default('comfortable'),
}

export const ViewContent = z.object(contentFields)
export type ViewContent = z.infer<typeof ViewContent>

const View = z
  .object({
    id: Id,
    name: z.string(),
    formId: Id.nullable().describe('Null: it fits every form'),
    isShared: z.boolean().describe('Everyone who may read applications sees it'),
    isMine: z.boolean(),
    owner: z.string().describe('Who saved it'),
    ...contentFields,
    position: z.number().int(),
    can: z.object({ change: z.boolean(), delete: z.boolean() }),
  })
  .meta({ id: 'View' })
export type View = z.output<typeof View>

const body = z
  .object({
    name: oneLine(60)
      .min(1, 'fields.required')
      .meta({ examples: ['Belgesi eksik mühendisler'] }),
    formId: Id.nullable().default(null),
    isShared: z.boolean().default(false).describe('Sharing needs permission to change applications'),
    ...contentFields,
    position: z
      .number()
      .int()
      .min(0)
      .max(1_000_000)
      .optional()
      .describe('Its place in the list; others move down. Last if new'),
  })
  .check(({ value, issues }) => {
    const { formId, filters, columns } = value
    if (formId !== null) return
    const refuse = (path: string[]) =>
      issues.push({ code: 'custom', path, message: 'fields.onlyOfOneForm', input: value })
    if (filters.stepId) refuse(['filters', 'stepId'])
    if (filters.answers) refuse(['filters', 'answers'])
    if (columns.some((column) => questionOf(column) !== undefined)) refuse(['columns'])
    if (questionOf(value.sort) !== undefined) refuse(['sort'])
  })

export const listViews = call('GET', '/companies/:companyId/views', {
  summary: 'The caller’s views of application lists: their own and shared ones',
  params: companyParams,
  query: z.object({ formId: Id.optional().describe('Only those that fit this form') }),
  whole: true,
  output: z.object({ items: z.array(View) }),
  may: read('Applications'),
})

export const createView = call('POST', '/companies/:companyId/views', {
  summary: 'Save an application list as a view',
  params: companyParams,
  body,
  output: View,
  status: 201,
  problems: ['forms.notFound', 'views.tooMany', 'permissions.missing'],
  bytes: mediumBody,
  may: read('Applications'),
})

export const changeView = call('PUT', '/companies/:companyId/views/:viewId', {
  summary: 'Change one’s own view; views shared by others with full access to applications',
  params: viewParams,
  body,
  output: View,
  problems: ['views.notFound', 'forms.notFound', 'permissions.missing'],
  bytes: mediumBody,
  may: read('Applications'),
})

export const deleteView = call('DELETE', '/companies/:companyId/views/:viewId', {
  summary: 'Delete one’s own view; views shared by others with full access to applications',
  params: viewParams,
  output: z.null(),
  status: 204,
  problems: ['views.notFound', 'permissions.missing'],
  may: read('Applications'),
})
