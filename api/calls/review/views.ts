import * as calls from '#contract/review/views.ts'
import { changeView } from '#domain/views/change-view.ts'
import { createView } from '#domain/views/create-view.ts'
import { deleteView } from '#domain/views/delete-view.ts'
import { listViews } from '#domain/views/list-views.ts'
import { answer } from '../../answer.ts'

/** Lists of applications as members of an organization keep them. */
export const viewAnswers = [
  answer(calls.listViews, listViews),
  answer(calls.createView, createView),
  answer(calls.changeView, changeView),
  answer(calls.deleteView, deleteView),
]
