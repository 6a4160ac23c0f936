import { z } from 'zod'
import { call } from '../call.ts'
import { InterviewStatus } from '../fields/application-status.ts'
import { dryRun } from '../fields/filtered-target.ts'
import { paragraphs } from '../fields/one-line.ts'
import { Id, Moment } from '../fields/patterns.ts'
import { write } from '../may.ts'
import { companyParams, formParams } from '../params.ts'
import { Availability, availabilityFields } from './availabilities.ts'

// Changing planned interviews: moving, cancelling, and answering wishes for another time.

const message = paragraphs(1000).default('').describe('A note for everyone who is notified')
const told = z.number().int().describe('Candidates who have chosen the time and are notified')

export const changeAvailability = call('PATCH', '/companies/:companyId/forms/:formId/interviews/availabilities/:id', {
  summary: 'Change a slot that has not begun: time, place, seats, interviewers; everyone affected is notified',
  params: formParams.extend({ id: Id }),
  body: z.object({
    startsAt: availabilityFields.startsAt.optional(),
    minutes: availabilityFields.minutes.optional(),
    seats: availabilityFields.seats.optional(),
    timeZone: availabilityFields.timeZone.optional(),
    interviewerIds: availabilityFields.interviewerIds.optional(),
    place: availabilityFields.place.optional(),
    videoUrl: availabilityFields.videoUrl.optional(),
    message,
    dryRun,
  }),
  output: z.object({ availability: Availability, told }),
  problems: [
    'interviews.timeNotFound',
    'interviews.begun',
    'interviews.timeInPast',
    'interviews.seatsTaken',
    'interviews.unknownInterviewer',
    'interviews.cannotAssess',
    'interviews.interviewerBusy',
  ],
  may: write('Applications'),
})

export const cancelInterviews = call('POST', '/companies/:companyId/forms/:formId/interviews/cancellations', {
  summary: 'Cancel interviews that have not begun, or whole slots with all their bookings; candidates are notified',
  params: formParams,
  body: z
    .object({
      invitationIds: z.array(Id).min(1).max(1000).optional().describe('Either these, or all at `availabilityIds`'),
      availabilityIds: z.array(Id).min(1).max(500).optional().describe('Also cancel these slots'),
      afterwards: z
        .enum(['end', 'chooseAgain'])
        .default('end')
        .describe('Whether they may choose another of the times offered'),
      message,
      dryRun,
    })
    .check(({ value, issues }) => {
      if ((value.invitationIds === undefined) === (value.availabilityIds === undefined))
        issues.push({ code: 'custom', path: ['invitationIds'], message: 'fields.required', input: value })
    })
    .meta({
      examples: [{ invitationIds: ['0197f3a0-7c3e-7b2a-9d41-3f6f2f1f0a11'], message: 'Görüşmecimiz hastalandı.' }],
    }),
  output: z.object({
    changed: z.number().int().describe('Invitations'),
    times: z.number().int().describe('Cancelled slots'),
    refused: z.number().int().describe('Already begun, over or cancelled'),
  }),
  problems: ['forms.notFound', 'interviews.timeNotFound', 'interviews.onlyTimeOffered'],
  may: write('Applications'),
})

export const replyToWish = call('POST', '/companies/:companyId/forms/:formId/interviews/:invitationId/reply', {
  summary: 'Reply to a candidate who asks for another time: offer others, or keep those offered',
  params: formParams.extend({ invitationId: Id }),
  body: z
    .object({
      answer: z.enum(['offer', 'refuse']),
      availabilityIds: z.array(Id).max(500).default([]).describe('With `offer`: the times they now choose from'),
      answerBy: Moment.nullable().default(null),
      message,
    })
    .check(({ value, issues }) => {
      if ((value.answer === 'offer') !== value.availabilityIds.length > 0)
        issues.push({ code: 'custom', path: ['availabilityIds'], message: 'fields.required', input: value })
    })
    .meta({ examples: [{ answer: 'refuse', message: 'Başka saatimiz kalmadı.' }] }),
  output: z.object({ status: InterviewStatus }),
  problems: [
    'interviews.notFound',
    'interviews.nothingWished',
    'interviews.timeNotFound',
    'interviews.answerByTooLate',
    'interviews.noTimeLeft',
  ],
  may: write('Applications'),
})

export const remindUnanswered = call('POST', '/companies/:companyId/forms/:formId/interviews/reminders', {
  summary: 'Remind candidates who have not replied to an invitation to this form’s interviews, each at most once a day',
  params: formParams,
  output: z.object({ told: z.number().int() }),
  problems: ['forms.notFound'],
  may: write('Applications'),
})

export const handOverInterviews = call('POST', '/companies/:companyId/interviews/hand-overs', {
  summary: 'Hand an interviewer’s slots of a day, in all forms, over to a colleague; everyone affected is notified',
  params: companyParams,
  body: z
    .object({
      fromId: Id.describe('The interviewer who can’t attend'),
      toId: Id.describe('The replacement'),
      startsFrom: Moment,
      startsBefore: Moment,
      message,
      dryRun,
    })
    .check(({ value, issues }) => {
      const refuse = (path: string, text: string) =>
        issues.push({ code: 'custom', path: [path], message: text, input: value })
      if (value.fromId === value.toId) refuse('toId', 'fields.anotherPerson')
      if (value.startsBefore <= value.startsFrom) refuse('startsBefore', 'fields.endsBeforeStart')
    })
    .meta({
      examples: [
        {
          fromId: '0197f3a0-7c3e-7b2a-9d41-3f6f2f1f0a11',
          toId: '0197f3a0-7c3e-7b2a-9d41-3f6f2f1f0a12',
          startsFrom: '2027-03-01T00:00:00.000Z',
          startsBefore: '2027-03-02T00:00:00.000Z',
        },
      ],
    }),
  output: z.object({ times: z.number().int(), told }),
  problems: ['interviews.unknownInterviewer', 'interviews.cannotAssess', 'interviews.interviewerBusy'],
  may: write('Applications'),
})
