import { z } from 'zod'
import { call, largeBody, wholeNumber } from '../call.ts'
import { WebAddress } from '../companies/social-links.ts'
import { oneLine } from '../fields/one-line.ts'
import { Id, Moment } from '../fields/patterns.ts'
import { TimeZone } from '../fields/time-zone.ts'
import { read, write } from '../may.ts'
import { pageOf, paging } from '../paging.ts'
import { formParams } from '../params.ts'
import { mostSlots } from './slot-plan.ts'

// The interview times of an organization for the applicants of a form: each has seats, interviewers and a place.

const availabilityParams = formParams.extend({ id: Id })

export const Availability = z
  .object({
    id: Id,
    startsAt: Moment,
    endsAt: Moment,
    minutes: z.number().int(),
    timeZone: z.string().describe('In which it was planned'),
    seats: z.number().int(),
    taken: z.number().int().describe('Seats that candidates have chosen'),
    offered: z.number().int().describe('Unanswered invitations that offer it'),
    place: z.string().nullable(),
    videoUrl: z.string().nullable(),
    interviewers: z.array(z.object({ id: Id, name: z.string() })).describe('Accounts of the organization'),
  })
  .meta({ id: 'Availability' })
export type Availability = z.infer<typeof Availability>

export const listAvailabilities = call('GET', '/companies/:companyId/forms/:formId/interviews/availabilities', {
  summary: 'The interview slots of a form, earliest first',
  params: formParams,
  query: z.object({
    from: Moment.optional().describe('Those that end later'),
    to: Moment.optional().describe('Those that begin earlier'),
    ...paging,
    pageSize: wholeNumber(1, mostSlots).default(500),
  }),
  output: pageOf(Availability).extend({
    seats: z.number().int().describe('Of all that match'),
    taken: z.number().int().describe('Of all that match'),
    can: z.object({ change: z.boolean() }),
  }),
  problems: ['forms.notFound'],
  may: read('Applications'),
})

/** The fields of a time, for creating and changing. Its day has to be one that calendars can show. */
export const availabilityFields = {
  startsAt: Moment.refine((moment) => moment < '2100-12-31', 'fields.day'),
  minutes: z.number().int().min(5).max(480),
  seats: z.number().int().min(1).max(100).describe('How many candidates attend at once'),
  timeZone: TimeZone,
  interviewerIds: z.array(Id).max(20),
  place: oneLine(300).nullable(),
  videoUrl: WebAddress.nullable(),
}

export const createAvailabilities = call('POST', '/companies/:companyId/forms/:formId/interviews/availabilities', {
  summary: 'Add interview slots, one or many that differ only in their start',
  params: formParams,
  body: z
    .object({
      starts: z
        .array(availabilityFields.startsAt)
        .min(1, 'fields.required')
        .max(mostSlots)
        .describe('Each of them once'),
      minutes: availabilityFields.minutes,
      seats: availabilityFields.seats.default(1),
      timeZone: availabilityFields.timeZone.default('Europe/Istanbul'),
      interviewerIds: availabilityFields.interviewerIds.default([]),
      place: availabilityFields.place.default(null),
      videoUrl: availabilityFields.videoUrl.default(null),
      room: z
        .enum(['interviewer', 'own'])
        .nullable()
        .default(null)
        .describe('Instead of `videoUrl`: the room of the first interviewer, or a separate one for each slot'),
    })
    .check(({ value, issues }) => {
      const times = value.starts.map((start) => Date.parse(start)).toSorted((one, other) => one - other)
      const apart = value.interviewerIds.length > 0 ? value.minutes * 60_000 : 1
      if (times.some((time, at) => at > 0 && time - (times[at - 1] as number) < apart))
        issues.push({ code: 'custom', path: ['starts'], message: 'fields.timesOverlap', input: value.starts })
    })
    .meta({ examples: [{ starts: ['2027-03-01T07:00:00.000Z', '2027-03-01T07:45:00.000Z'], minutes: 30 }] }),
  whole: true,
  output: z.object({ items: z.array(z.object({ id: Id, startsAt: Moment })) }),
  status: 201,
  problems: [
    'forms.notFound',
    'interviews.timeInPast',
    'interviews.unknownInterviewer',
    'interviews.cannotAssess',
    'interviews.interviewerBusy',
    'interviews.tooManyTimes',
    'interviews.noRoom',
    'interviews.roomsNotMade',
  ],
  bytes: largeBody,
  may: write('Applications'),
})

export const deleteAvailability = call('DELETE', '/companies/:companyId/forms/:formId/interviews/availabilities/:id', {
  summary: 'Delete a slot without bookings; invitations no longer offer it',
  params: availabilityParams,
  output: z.null(),
  status: 204,
  problems: ['interviews.timeNotFound', 'interviews.timeChosen', 'interviews.onlyTimeOffered'],
  may: write('Applications'),
})
