import {sample} from '../../../content/checks/examples';
import type {Rule} from '../../../content/checks/rule';

/**
 * Values that the next `terraform apply` needs too must not disappear with the command or the
 * shell. Samples do not change the reader's own settings.
 */
export const lastingState: Rule = {
  name: 'lasting-state',
  finds:
    'a Terraform value that a later apply does not have, or a change of the settings of the reader',
  fix: 'write the value to terraform.tfvars',
  wrong: {
    'a value on the command line': sample('terraform apply -var replicas=3'),
    'settings of the reader': sample('aws configure set output json'),
    'a value that is removed too early': sample(
      'export TF_VAR_key=demo\nterraform apply\nunset TF_VAR_key\nterraform apply',
    ),
  },
  right: {
    'settings in a file of their own': sample(
      'AWS_CONFIG_FILE=$(mktemp); export AWS_CONFIG_FILE\naws configure set output json',
    ),
    'a value on the command line of a destroy': sample('terraform destroy -var replicas=3'),
    'a value that is read again': sample(
      'terraform apply\nunset TF_VAR_key\nread -rs TF_VAR_key\nexport TF_VAR_key\nterraform apply',
    ),
  },
  inSamples: [
    {
      pattern: /^ *(?:aws configure set|git config --global) .*/gm,
      languages: ['bash'],
      message: ({input, index, 0: command}) =>
        /^ *aws/.test(command) && input.slice(0, index).includes('AWS_CONFIG_FILE=')
          ? undefined
          : 'this permanently changes the settings of the reader',
      fix: 'set AWS_CONFIG_FILE to a temporary file first, or use git config --local',
    },
    {
      pattern: /\bterraform (?:apply|plan)\b(?:[^\n;&|]|\\\n)*? -var[ =]'?(\w+)/g,
      languages: ['bash'],
      message: ([, name = '']) => `the next apply without -var changes "${name}" back`,
    },
    {
      pattern: /\bunset (?:\w+ )*?(TF_VAR_\w+)/g,
      languages: ['bash'],
      message: ({0: text, 1: name = ''}, {body}) => {
        const [before = ''] =
          body.split(text)[1]?.split(/^ *(?:\(.*)?terraform (?:apply|destroy|plan)\b/m) ?? [];
        return before === body.split(text)[1] ||
          new RegExp(`(?:read|export|=).*${name}|${name}=`).test(before)
          ? undefined
          : `Terraform runs without ${name} after this line`;
      },
      fix: 'unset the variable after the last command that needs it',
    },
  ],
};
