import * as calls from '#contract/review/views.ts'
import { changeView } from '#domain/review/views/change-view.ts'
import { createView } from '#domain/review/views/create-view.ts'
import { deleteView } from '#domain/review/views/delete-view.ts'
import { listViews } from '#domain/review/views/list-views.ts'
import { answer } from '../../answer.ts'

export const viewAnswers = [
  answer(calls.listViews, listViews),
  answer(calls.createView, createView),
  answer(calls.changeView, changeView),
  answer(calls.deleteView, deleteView),
]
