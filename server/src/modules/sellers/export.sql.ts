import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { reviewAssignments } from '#modules/admin/review.tables.ts';
import { allowances, consumption, memberSubscriptions, plans } from '#modules/billing/billing.tables.ts';
import { invoices } from '#modules/billing/invoices.tables.ts';
import { billingAddresses, orders, otherAttempts, refunds } from '#modules/billing/orders.tables.ts';
import { blogBookmarks, blogComments, blogLikes, videoViews } from '#modules/content/comments.tables.ts';
import { blogVersions } from '#modules/content/staff/writing/writing.tables.ts';
import { applications, dealerships, opportunities } from '#modules/dealerships/dealerships.tables.ts';
import { members, registrations } from '#modules/identity/identity.tables.ts';
import { staffFactors } from '#modules/identity/staff/factor/factor.tables.ts';
import { mediaFiles } from '#modules/media/media.tables.ts';
import { notifications, pushSubscriptions } from '#modules/notifications/notifications.tables.ts';
import { reelBookmarks, reelLikes, reels, reelVisits } from '#modules/reels/reels.tables.ts';
import { reportedSubjects, reports } from '#modules/reports/reports.tables.ts';
import { quotes } from '#modules/requirements/quotes.tables.ts';
import { requirementMatches, requirements } from '#modules/requirements/requirements.tables.ts';
import type { Db } from '#platform/db/db.ts';
import { selectCatalogOf } from './export.catalog.sql.ts';
import { selectLeadsOf } from './export.leads.sql.ts';
import { selectReviewsOf } from './export.reviews.sql.ts';
import { placementVisits, sellerChanges, views } from './sellers.tables.ts';

/** What other modules keep of a member, by kind. Who adds a table that names members adds a line here. */
export async function selectOwnData(db: Db, memberId: string) {
  return {
    registrations: await selectRegistrationsOf(db, memberId),
    // Without its secret and recovery codes: whoever holds the file could sign in with them.
    secondFactor: await db
      .select({ confirmedAt: staffFactors.confirmedAt })
      .from(staffFactors)
      .where(eq(staffFactors.memberId, memberId)),
    ...(await selectCatalogOf(db, memberId)),
    placementVisits: await db.select().from(placementVisits).where(eq(placementVisits.memberId, memberId)),
    profileChanges: await db.select().from(sellerChanges).where(eq(sellerChanges.memberId, memberId)),
    ...(await selectReviewsOf(db, memberId)),
    reels: await db.select().from(reels).where(eq(reels.ownerId, memberId)).orderBy(asc(reels.createdAt)),
    reelLikes: await db.select().from(reelLikes).where(eq(reelLikes.memberId, memberId)),
    reelBookmarks: await db.select().from(reelBookmarks).where(eq(reelBookmarks.memberId, memberId)),
    reelVisits: await db.select().from(reelVisits).where(eq(reelVisits.visitor, memberId)).orderBy(asc(reelVisits.at)),
    ...(await selectReadingOf(db, memberId)),
    reports: await db.select().from(reports).where(eq(reports.reporterId, memberId)).orderBy(asc(reports.createdAt)),
    reportedTexts: await db
      .select({ fields: reportedSubjects.fields, createdAt: reportedSubjects.createdAt })
      .from(reportedSubjects)
      .where(eq(reportedSubjects.authorId, memberId))
      .orderBy(asc(reportedSubjects.createdAt)),
    reviewAssignments: await db.select().from(reviewAssignments).where(eq(reviewAssignments.memberId, memberId)),
    blogVersions: await db
      .select({ postId: blogVersions.postId, number: blogVersions.number, createdAt: blogVersions.createdAt })
      .from(blogVersions)
      .where(eq(blogVersions.editorId, memberId))
      .orderBy(asc(blogVersions.createdAt)),
    ...(await selectLeadsOf(db, memberId)),
    ...(await selectTradeOf(db, memberId)),
    files: await db
      .select()
      .from(mediaFiles)
      .where(eq(mediaFiles.ownerId, memberId))
      .orderBy(asc(mediaFiles.createdAt)),
    ...(await selectMoneyOf(db, memberId)),
    notifications: await db
      .select()
      .from(notifications)
      .where(eq(notifications.memberId, memberId))
      .orderBy(asc(notifications.createdAt)),
    pushSubscriptions: await db
      .select({ endpoint: pushSubscriptions.endpoint, createdAt: pushSubscriptions.createdAt })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.memberId, memberId))
      .orderBy(asc(pushSubscriptions.createdAt)),
    views: await db
      .select({ kind: views.kind, thingId: views.thingId, day: views.day })
      .from(views)
      .where(eq(views.viewerId, memberId))
      .orderBy(asc(views.createdAt)),
  };
}

/** Made with the member's number and not yet claimed; who filled them in may be somebody else. */
const selectRegistrationsOf = (db: Db, memberId: string) =>
  db
    .select({
      businessName: sql<string>`${registrations.vendor} -> 'company' ->> 'name'`,
      createdAt: registrations.createdAt,
    })
    .from(registrations)
    .innerJoin(members, eq(members.phone, registrations.phone))
    .where(eq(members.id, memberId))
    .orderBy(asc(registrations.createdAt));

const selectReadingOf = async (db: Db, memberId: string) => ({
  blogComments: await db
    .select()
    .from(blogComments)
    .where(eq(blogComments.authorId, memberId))
    .orderBy(asc(blogComments.createdAt)),
  blogLikes: await db.select().from(blogLikes).where(eq(blogLikes.memberId, memberId)),
  blogBookmarks: await db.select().from(blogBookmarks).where(eq(blogBookmarks.memberId, memberId)),
  videoViews: await db.select().from(videoViews).where(eq(videoViews.viewer, memberId)),
});

/** What the member looks for, the partners it looks for, its business records and its applications, without an owner's notes. */
const selectTradeOf = async (db: Db, memberId: string) => ({
  requirements: await db
    .select()
    .from(requirements)
    .where(eq(requirements.buyerId, memberId))
    .orderBy(asc(requirements.createdAt)),
  requirementMatches: await db
    .select()
    .from(requirementMatches)
    .where(eq(requirementMatches.sellerId, memberId))
    .orderBy(asc(requirementMatches.toldAt)),
  quotesSent: await db.select().from(quotes).where(eq(quotes.sellerId, memberId)).orderBy(asc(quotes.createdAt)),
  quotesReceived: await db
    .select({
      requirementId: quotes.requirementId,
      number: quotes.number,
      title: quotes.title,
      state: quotes.state,
      total: quotes.total,
      declineReason: quotes.declineReason,
      createdAt: quotes.createdAt,
    })
    .from(quotes)
    .where(eq(quotes.buyerId, memberId))
    .orderBy(asc(quotes.createdAt)),
  opportunities: await db
    .select()
    .from(opportunities)
    .where(eq(opportunities.ownerId, memberId))
    .orderBy(asc(opportunities.createdAt)),
  dealerships: await db
    .select()
    .from(dealerships)
    .where(eq(dealerships.ownerId, memberId))
    .orderBy(asc(dealerships.createdAt)),
  applications: (
    await db
      .select()
      .from(applications)
      .where(eq(applications.applicantId, memberId))
      .orderBy(asc(applications.createdAt))
  ).map(({ note: _, ...application }) => application),
  applicationsReceived: (
    await db
      .select({ application: applications })
      .from(applications)
      .innerJoin(opportunities, eq(opportunities.id, applications.opportunityId))
      .where(and(eq(opportunities.ownerId, memberId), ne(applications.status, 'withdrawn')))
      .orderBy(asc(applications.createdAt))
  ).map(({ application: { documents: _, ...application } }) => application),
});

/** Purchases and what they gave. Orders and invoices outlive the member, for the tax law. */
const selectMoneyOf = async (db: Db, memberId: string) => ({
  subscriptions: await db
    .select({
      plan: plans.name,
      startsAt: memberSubscriptions.startsAt,
      endsAt: memberSubscriptions.endsAt,
      createdAt: memberSubscriptions.createdAt,
    })
    .from(memberSubscriptions)
    .innerJoin(plans, eq(plans.id, memberSubscriptions.planId))
    .where(eq(memberSubscriptions.memberId, memberId))
    .orderBy(asc(memberSubscriptions.createdAt)),
  allowances: await db
    .select()
    .from(allowances)
    .where(eq(allowances.memberId, memberId))
    .orderBy(asc(allowances.endsAt)),
  consumption: await db
    .select()
    .from(consumption)
    .where(eq(consumption.memberId, memberId))
    .orderBy(asc(consumption.takenAt)),
  orders: await db.select().from(orders).where(eq(orders.memberId, memberId)).orderBy(asc(orders.createdAt)),
  paymentAttempts: (
    await db
      .select({ attempt: otherAttempts })
      .from(otherAttempts)
      .innerJoin(orders, eq(orders.id, otherAttempts.orderId))
      .where(eq(orders.memberId, memberId))
      .orderBy(asc(otherAttempts.createdAt))
  ).map(({ attempt }) => attempt),
  refunds: (
    await db
      .select({ refund: refunds })
      .from(refunds)
      .innerJoin(orders, eq(orders.id, refunds.orderId))
      .where(eq(orders.memberId, memberId))
      .orderBy(asc(refunds.createdAt))
  ).map(({ refund: { askedBy: _, ...refund } }) => refund),
  invoices: await db.select().from(invoices).where(eq(invoices.memberId, memberId)).orderBy(asc(invoices.issuedAt)),
  billingAddress: await db.select().from(billingAddresses).where(eq(billingAddresses.memberId, memberId)),
});
