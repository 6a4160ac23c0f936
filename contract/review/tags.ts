import { z } from 'zod'
import { ActAnswer, actProblems, targetFields, withOneTarget } from '../applications/acts.ts'
import { call, largeBody } from '../call.ts'
import { oneLine } from '../fields/one-line.ts'
import { Id } from '../fields/patterns.ts'
import { full, read, write } from '../may.ts'
import { companyParams, formParams } from '../params.ts'

// Tags of an organization for its applications, shared by all its forms. Candidates never see them.

export const TagColour = z.enum(['grey', 'purple', 'blue', 'green', 'yellow', 'orange', 'red', 'pink'])
export type TagColour = z.infer<typeof TagColour>

const tagParams = companyParams.extend({ tagId: Id })

const tagFields = {
  name: oneLine(40)
    .min(1, 'fields.required')
    .meta({ examples: ['Öncelikli'] }),
  colour: TagColour,
}

export const Tag = z.object({ id: Id, name: z.string(), colour: TagColour }).meta({ id: 'Tag' })
export type Tag = z.infer<typeof Tag>

export const listTags = call('GET', '/companies/:companyId/tags', {
  summary: 'The tags of an organization by name, and how many applications have each',
  params: companyParams,
  whole: true,
  output: z.object({
    items: z.array(
      Tag.extend({
        count: z.number().int().describe('Applications that have it; neither withdrawn nor sealed ones'),
        isExact: z.boolean().describe('False: there are at least this many'),
      }),
    ),
    can: z.object({ change: z.boolean(), delete: z.boolean() }),
  }),
  may: read('Applications'),
})

export const createTag = call('POST', '/companies/:companyId/tags', {
  summary: 'Create a tag for the applications of an organization',
  params: companyParams,
  body: z.object(tagFields),
  output: Tag,
  status: 201,
  problems: ['tags.nameTaken', 'tags.tooMany'],
  may: write('Applications'),
})

export const changeTag = call('PUT', '/companies/:companyId/tags/:tagId', {
  summary: 'Change the name or the colour of a tag, on all applications that have it',
  params: tagParams,
  body: z.object(tagFields),
  output: Tag,
  problems: ['tags.notFound', 'tags.nameTaken'],
  may: write('Applications'),
})

export const deleteTag = call('DELETE', '/companies/:companyId/tags/:tagId', {
  summary: 'Delete a tag and remove it from all applications',
  params: tagParams,
  output: z.null(),
  status: 204,
  problems: ['tags.notFound'],
  may: full('Applications'),
})

const chosen = z.array(Id).max(20).default([])

export const changeTags = call('PUT', '/companies/:companyId/forms/:formId/applications/tags', {
  summary: 'Add tags to applications and remove others; candidates never see them',
  params: formParams,
  body: withOneTarget(
    z.object({ ...targetFields, add: chosen, remove: chosen }).check(({ value, issues }) => {
      const refuse = (message: string) => issues.push({ code: 'custom', path: ['add'], message, input: value.add })
      if (value.add.length + value.remove.length === 0) refuse('fields.required')
      if (value.add.some((id) => value.remove.includes(id))) refuse('fields.bothAddedAndRemoved')
    }),
  ).meta({
    examples: [
      {
        applicationIds: ['0197f3a0-7c3e-7b2a-9d41-3f6f2f1f0a11'],
        add: ['0197f3a0-7c3e-7b2a-9d41-3f6f2f1f0a12'],
      },
    ],
  }),
  output: ActAnswer,
  problems: [...actProblems, 'tags.unknown'],
  bytes: largeBody,
  may: write('Applications'),
})
