import { z } from 'zod'
import { createAvailabilities } from '#contract/interviews/availabilities.ts'
import { saveVideoRoom } from '#contract/interviews/calendar.ts'
import { SlotPlan } from '#contract/interviews/slot-plan.ts'

// Comes with the dialog that plans times; here alone a call has its schemas in the browser.

const { seats, interviewerIds, place, videoUrl, room } = createAvailabilities.body.shape
const { videoRoom } = saveVideoRoom.body.shape

/** What somebody fills in who plans times: how they are laid out, and what all of them have in common. */
export const PlannedTimes = z.intersection(
  SlotPlan,
  z.object({ seats, interviewerIds, place, videoUrl, room, videoRoom }),
)
