import { z } from 'zod'
import { createAvailabilities } from '#contract/interviews/availabilities.ts'
import { saveVideoRoom } from '#contract/interviews/calendar.ts'
import { SlotPlan } from '#contract/interviews/slot-plan.ts'

// Loaded with the dialog that plans times: only this module has the calls' schemas in the browser.

const { seats, interviewerIds, place, videoUrl, room } = createAvailabilities.body.shape
const { videoRoom } = saveVideoRoom.body.shape

/** The input for planning times: the pattern and the common values. */
export const PlannedTimes = z.intersection(
  SlotPlan,
  z.object({ seats, interviewerIds, place, videoUrl, room, videoRoom }),
)
