import {Fragment, type ReactNode} from 'react';
import {InlineCode} from '../../../../components/InlineCode';
import DataGrid, {type DataGridField} from '../../../../components/ui/DataGrid';
import type {TemplateInput, TemplateOutput} from '../types';

const inputFields: DataGridField<TemplateInput>[] = [
  {name: 'name', label: 'Input', value: ({name}) => name, render: ({name}) => <code>{name}</code>},
  {name: 'type', label: 'Type', value: ({type}) => type, render: ({type}) => <code>{type}</code>},
  {
    name: 'default',
    label: 'Default',
    value: ({required, defaultValue}) => (required ? 'required' : defaultValue),
    render: (input) => (input.required ? 'required' : <Default {...input} />),
  },
  {name: 'description', label: 'Meaning', value: ({description}) => description},
];

const outputFields: DataGridField<TemplateOutput>[] = [
  {name: 'name', label: 'Output', value: ({name}) => name, render: ({name}) => <code>{name}</code>},
  {
    name: 'description',
    label: 'Meaning',
    value: ({description, sensitive}) =>
      sensitive ? `${description} Sensitive: not shown by Terraform.` : description,
  },
];

/** A default value with the reader's values, as in the downloaded file. */
function Default({defaultValue, places}: TemplateInput): ReactNode {
  const [start = defaultValue.length] = places[0] ?? [];
  return (
    <InlineCode>
      {[
        defaultValue.slice(0, start),
        ...places.map(([offset, length, id], index) => (
          <Fragment key={offset}>
            <span className="variable" data-variable={id}>
              {defaultValue.slice(offset, offset + length)}
            </span>
            {defaultValue.slice(offset + length, places[index + 1]?.[0])}
          </Fragment>
        )),
      ]}
    </InlineCode>
  );
}

/** Inputs and outputs in `variables.tf` and `outputs.tf`. Renders nothing for other tools. */
export function Interface({
  inputs,
  outputs,
}: {
  inputs: readonly TemplateInput[];
  outputs: readonly TemplateOutput[];
}): ReactNode {
  if (inputs.length === 0 && outputs.length === 0) return null;
  return (
    <>
      {inputs.length > 0 && (
        <DataGrid
          caption="Inputs in variables.tf"
          fields={inputFields}
          rows={inputs}
          rowId={({name}) => name}
        />
      )}
      {outputs.length > 0 && (
        <DataGrid
          caption="Outputs in outputs.tf"
          fields={outputFields}
          rows={outputs}
          rowId={({name}) => name}
        />
      )}
    </>
  );
}
