create or replace function refuse_change() returns trigger language plpgsql as $$
BEGIN
  RAISE EXCEPTION '% is never changed', TG_TABLE_NAME;
END $$;

-- A version may only be taken off the offer, or put back.
create or replace function refuse_new_content() returns trigger language plpgsql as $$
BEGIN
  IF to_jsonb(NEW) - 'is_offered' - 'position' IS DISTINCT FROM to_jsonb(OLD) - 'is_offered' - 'position' THEN
    RAISE EXCEPTION 'a version of % is never changed: add a new one', TG_TABLE_NAME;
  END IF;
  RETURN NEW;
END $$;

-- Every paper is added to the sums of its month when it is issued; papers never change.
create or replace function sum_papers() returns trigger language plpgsql as $$
BEGIN
  INSERT INTO gst_months (month, series, state_code, state_name, papers, taxable, cgst, sgst, igst, round_off, total)
  SELECT to_char(day, 'YYYY-MM'), series, place_of_supply ->> 'code', max(place_of_supply ->> 'name'), count(*),
         sum(taxable), sum(cgst), sum(sgst), sum(igst), sum(round_off), sum(total)
    FROM issued GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (month, series, state_code) DO UPDATE SET
    state_name = excluded.state_name, papers = gst_months.papers + excluded.papers,
    taxable = gst_months.taxable + excluded.taxable, cgst = gst_months.cgst + excluded.cgst,
    sgst = gst_months.sgst + excluded.sgst, igst = gst_months.igst + excluded.igst,
    round_off = gst_months.round_off + excluded.round_off, total = gst_months.total + excluded.total;
  RETURN NULL;
END $$;

create or replace trigger invoice_files_immutable before delete or update on invoice_files
  for each row
  execute function refuse_change();

create or replace trigger invoices_immutable before delete or update on invoices
  for each row
  execute function refuse_change();

create or replace trigger sum_papers after insert on invoices
  referencing new table as issued for each statement
  execute function sum_papers();

create or replace trigger plans_immutable before update on plans
  for each row
  execute function refuse_new_content();

create or replace trigger topup_prices_immutable before update on topup_prices
  for each row
  execute function refuse_change();

create or replace trigger topups_immutable before update on topups
  for each row
  execute function refuse_new_content();
