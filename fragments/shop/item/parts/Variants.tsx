import type { ReactElement } from 'react';
import { fill } from '../../../../shared/i18n/fill.ts';
import type { ItemDetail, ItemSku } from '../../../../shared/contracts/items.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import type { PageEnv } from '../../../_runtime/env.ts';
import type { LiveMessages } from '../messages/es.ts';
import { isSoldOut, skuLabel } from '../../../../shared/rules/skus.ts';
import { attributesOf, optionState, pickSku, type Attribute } from '../model/variants.ts';

interface VariantsProps {
  env: PageEnv;
  detail: ItemDetail;
  sku: ItemSku;
  choose: (sku: ItemSku) => void;
  t: LiveMessages;
}

/** The options that are shown at once (spec [2], "Variants list (collapsible)"). */
const UNFOLDED = 6;

/**
 * The choice of a variant, and the form's field `sku`. Variants of a single attribute are always
 * radio buttons. With several attributes each has its own group, and one select over all variants
 * serves pages without script: the style sheet shows either, and the form sends the select.
 */
export function Variants(props: VariantsProps) {
  const { detail, sku } = props;
  if (detail.skus.length === 1) return <input type="hidden" name="sku" value={sku.id} />;
  const attributes = attributesOf(detail.skus);
  if (attributes.length < 2) return <SkuRadios {...props} name={attributes[0]?.name} />;
  return (
    <>
      <SkuSelect {...props} />
      <div className="pickers stack">
        {attributes.map((attribute, index) => (
          <Picker key={attribute.name} {...props} attributes={attributes} index={index} />
        ))}
      </div>
    </>
  );
}

function SkuRadios({ env, detail, sku, choose, t, name }: VariantsProps & { name?: string }) {
  return (
    <fieldset className="options">
      <Legend name={name ?? t.variant} value={skuLabel(sku)} />
      <Folding
        t={t}
        className={detail.price_varies ? 'choices' : 'cluster'}
        chosen={detail.skus.indexOf(sku)}
      >
        {detail.skus.map((each) => {
          const soldOut = isSoldOut(each);
          return (
            <Option
              key={each.id}
              name="sku"
              value={each.id}
              label={skuLabel(each)}
              checked={each.id === sku.id}
              note={soldOut ? t.soldOut : undefined}
              price={detail.price_varies ? priceOf(env, detail, each) : undefined}
              choose={() => choose(each)}
            />
          );
        })}
      </Folding>
    </fieldset>
  );
}

function Picker(props: VariantsProps & { attributes: Attribute[]; index: number }) {
  const { detail, sku, choose, t, attributes, index } = props;
  const { name, values } = attributes[index]!;
  return (
    <fieldset className="options">
      <Legend name={name} value={sku.attributes[name]!} />
      <Folding t={t} className="cluster" chosen={values.indexOf(sku.attributes[name]!)}>
        {values.map((value) => {
          const state = optionState(attributes, detail.skus, sku, index, value);
          const note = { open: undefined, sold_out: t.soldOut, missing: t.missing }[state];
          return (
            <Option
              key={value}
              name={`attribute-${index}`}
              value={value}
              label={value}
              checked={sku.attributes[name] === value}
              note={note}
              choose={() => choose(pickSku(attributes, detail.skus, sku, index, value))}
            />
          );
        })}
      </Folding>
    </fieldset>
  );
}

interface FoldingProps {
  t: LiveMessages;
  className: string;
  /** Index of the option that is chosen. */
  chosen: number;
  children: ReactElement[];
}

/** Options in a row; those past the sixth are folded away, unless one of them is chosen. */
function Folding({ t, className, chosen, children }: FoldingProps) {
  const first = children.slice(0, UNFOLDED);
  const rest = children.slice(UNFOLDED);
  return (
    <>
      <div className={className}>{first}</div>
      {rest.length > 0 && (
        <details className="folded" open={chosen >= UNFOLDED}>
          <summary className="small">{fill(t.moreOptions, { n: rest.length })}</summary>
          <div className={className}>{rest}</div>
        </details>
      )}
    </>
  );
}

function Legend({ name, value }: { name: string; value: string }) {
  return (
    <legend className="small">
      <strong>{name}</strong> <span className="muted chosen">{value}</span>
    </legend>
  );
}

interface OptionProps {
  name: string;
  value: string;
  label: string;
  checked: boolean;
  /** Why it cannot be chosen; undefined when it can. */
  note?: string | undefined;
  price?: string | undefined;
  choose: () => void;
}

function Option({ label, note, price, choose, ...input }: OptionProps) {
  return (
    <label className={price === undefined ? 'option' : 'option wide'}>
      <input
        type="radio"
        {...input}
        disabled={note !== undefined}
        data-enhance=""
        onChange={choose}
      />
      <span>{label}</span>
      {note !== undefined && (
        <span className={price === undefined ? 'visually-hidden' : 'small'}>{note}</span>
      )}
      {note === undefined && price !== undefined && <span className="price">{price}</span>}
    </label>
  );
}

function SkuSelect({ env, detail, sku, choose, t }: VariantsProps) {
  return (
    <div className="field sku-select">
      <label htmlFor="sku">{t.variant}</label>
      <select
        id="sku"
        name="sku"
        value={sku.id}
        onChange={(event) => choose(detail.skus.find(({ id }) => id === event.target.value)!)}
      >
        {detail.skus.map((each) => (
          <option key={each.id} value={each.id} disabled={isSoldOut(each)}>
            {[
              skuLabel(each),
              detail.price_varies && priceOf(env, detail, each),
              isSoldOut(each) && t.soldOut,
            ]
              .filter(Boolean)
              .join(' · ')}
          </option>
        ))}
      </select>
    </div>
  );
}

function priceOf(env: PageEnv, detail: ItemDetail, sku: ItemSku): string | undefined {
  return sku.list_price === null
    ? undefined
    : formatMoney(sku.list_price, detail.currency, env.tag);
}
