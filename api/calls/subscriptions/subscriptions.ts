import { listCreditEntries as listCreditEntriesCall } from '#contract/subscriptions/credit-entries.ts'
import * as orderCalls from '#contract/subscriptions/orders.ts'
import * as calls from '#contract/subscriptions/subscription.ts'
import { listPackages } from '#domain/credits/packages/list-packages.ts'
import { listCreditEntries } from '#domain/credits/subscriptions/list-credit-entries.ts'
import { readCreditUse } from '#domain/credits/subscriptions/read-credit-use.ts'
import { readSubscription } from '#domain/credits/subscriptions/read-subscription.ts'
import { linkInvoice } from '#domain/operations/orders/attach-invoice.ts'
import { cancelOwnOrder } from '#domain/operations/orders/cancel-order.ts'
import { listOrders } from '#domain/operations/orders/list-orders.ts'
import { orderPackage } from '#domain/operations/orders/order-package.ts'
import { linkProforma } from '#domain/operations/orders/proforma-file.ts'
import { answer } from '../../answer.ts'

export const subscriptionAnswers = [
  answer(calls.readSubscription, readSubscription),
  answer(calls.listPackages, listPackages),
  answer(calls.readCreditUse, readCreditUse),
  answer(listCreditEntriesCall, listCreditEntries),
  answer(orderCalls.listOrders, listOrders),
  answer(orderCalls.orderPackage, orderPackage),
  answer(orderCalls.cancelOwnOrder, cancelOwnOrder),
  answer(orderCalls.linkProforma, linkProforma),
  answer(orderCalls.linkInvoice, linkInvoice),
]
