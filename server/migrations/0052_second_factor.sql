CREATE TABLE "staff_recovery_codes" (
	"member_id" uuid NOT NULL,
	"digest" "bytea" NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "staff_recovery_codes_member_id_digest_pk" PRIMARY KEY("member_id","digest")
);
--> statement-breakpoint
CREATE TABLE "staff_factors" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"secret" text,
	"pending" text,
	"last_step" integer DEFAULT 0 NOT NULL,
	"confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "factor_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff_recovery_codes" ADD CONSTRAINT "staff_recovery_codes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_factors" ADD CONSTRAINT "staff_factors_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;